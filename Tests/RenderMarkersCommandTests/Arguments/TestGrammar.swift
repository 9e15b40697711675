import RenderMarkersCommand
import Testing

/// The grammar with the sheets and lines of the pack.
let testGrammar = CommandLineGrammar(
  sheets: ["stations", "vehicles", "routes", "motion"],
  standardSheets: ["stations", "vehicles", "routes"],
  animatedSheets: ["motion"],
  lines: ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"],
  otherPacks: [
    CommandLineGrammar.PackWords(
      name: "citymapper", sheets: ["citymapper"], standardSheets: ["citymapper"])
  ])

/// The arguments of the default command, from words separated by spaces.
func sheets(_ words: String) throws -> SheetsArguments {
  guard case .sheets(let arguments) = try testGrammar.parse(split(words)) else {
    throw OtherInvocation()
  }
  return arguments
}

/// The arguments of `marker`, from words separated by spaces; "-o -" is added.
func marker(_ words: String) throws -> MarkerArguments {
  guard case .marker(let arguments) = try testGrammar.parse(["marker"] + split(words + " -o -"))
  else { throw OtherInvocation() }
  return arguments
}

/// The error that `arguments` end with.
func usageError(_ arguments: [String]) -> UsageError? {
  #expect(throws: UsageError.self) { try testGrammar.parse(arguments) }
}

/// The words of a command line without quoting.
func split(_ words: String) -> [String] {
  words.split(separator: " ").map(String.init)
}

/// Another command was read than the test is about.
struct OtherInvocation: Error {}
