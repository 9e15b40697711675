/// The words that a command takes beside its options.
struct PositionalSpec: Sendable {
  /// The placeholder in help, without its angle brackets: "sheet".
  let name: String
  /// One sentence for help.
  let help: String
  /// The words it accepts, for help and completion; judged by whoever reads them.
  let words: [String]
  /// How many may be given; nil for any number.
  var limit: Int?
}
