import Foundation
import RenderMarkersCommand
import Testing

/// Completion, asked of the shells themselves; zsh and fish where they are installed.
@Suite struct CompletionScriptTests {
  private static func path(of shell: String) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  private func script(_ shell: String) throws -> String {
    let arguments = ["--generate-completion-script", shell]
    guard case .completionScript(let text) = try testGrammar.parse(arguments) else {
      throw OtherInvocation()
    }
    return text
  }

  /// What the shell prints when it runs `commands` after our script, which is "$1" in `load`.
  private func run(_ shell: String, _ options: [String], load: String, _ commands: String) throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "completion")
    try script(shell).write(to: file, atomically: true, encoding: .utf8)
    for name in ["a b.json", "notes.txt"] {
      try Data().write(to: folder.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "proofs"), withIntermediateDirectories: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path(of: shell)))
    process.arguments = options + ["\(load) '\(file.path)'\n\(commands)"]
    process.currentDirectoryURL = folder
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }

  private static let cases: [(words: [String], replies: [String])] = [
    (
      [""],
      [
        "marker", "scene", "list", "audit", "compare", "check", "accept", "text", "help",
        "stations", "vehicles", "routes", "motion",
      ]
    ),
    (["s"], ["scene", "stations"]),
    (["stations", "m"], ["motion"]),
    (["--exh"], ["--exhibit-zoom"]),
    (["--theme", ""], ["light", "dark", "both"]),
    (["--theme", "light,d"], ["light,dark"]),
    (["--palette", "s"], ["strict"]),
    (["--exhibit-zoom", ""], []),
    (["--tokens", "a"], ["a b.json"]),
    (["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
    (["list", ""], ["sheets", "markers", "lines", "tokens"]),
    (["list", "--"], ["--pack", "--json", "--help"]),
    (["help", "m"], ["marker"]),
    (
      ["marker", ""],
      ["station", "bus-stop", "train", "bus", "route-chip", "nearby-button"]
    ),
    (["marker", "station", "--lines", "red,b"], ["red,blue", "red,brown"]),
    (["marker", "train", "--line", "p"], ["purple", "pink"]),
    (["marker", "bus", "--theme", ""], ["light", "dark"]),
    (["marker", "bus", "--p"], ["--pixels", "--palette"]),
    (["marker", "nearby-button", "--mode", "t"], ["trains"]),
    (["marker", "bus", "-o", "n"], ["notes.txt"]),
  ]

  @Test func bashCompletes() throws {
    let ask = """
      ask() {
        COMP_WORDS=(render-markers "$@") COMP_CWORD=$#
        _render_markers
        printf '%s|' "${COMPREPLY[@]}"; echo
      }

      """
    let inputs = Self.cases.map { "ask " + $0.words.map { "'\($0)'" }.joined(separator: " ") }
    let output = try run(
      "bash", ["--norc", "-c"], load: "source",
      ask + (inputs + ["ask --theme = d", "ask --theme =", "ask --out p"]).joined(separator: "\n"))
    let expected = Self.cases.map { $0.replies.map { $0 + "|" }.joined() }
    let lines = output.split(separator: "\n").map { $0 == "|" ? "" : String($0) }
    #expect(lines == expected + ["dark|", "light|dark|both|", "proofs|"])
  }

  @Test(.enabled(if: path(of: "fish") != nil)) func fishCompletes() throws {
    let inputs = Self.cases.map { $0.words.joined(separator: " ") } + ["--theme=light,d"]
    let output = try run(
      "fish", ["-N", "-c"], load: "source",
      inputs.map { "echo (complete -C 'render-markers \($0)' | cut -f 1 | string join '|')" }
        .joined(separator: "\n"))
    // fish sorts what it offers, and escapes it.
    let replies = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.replacing("\\ ", with: " ").split(separator: "|").map(String.init).sorted() }
    #expect(replies == Self.cases.map { $0.replies.sorted() } + [["--theme=light,dark"]])
  }

  @Test(.enabled(if: path(of: "zsh") != nil)) func zshCompletes() throws {
    // zsh completes at a terminal only: an inner shell on a pseudo terminal prints its buffer.
    let terminal = """
      zmodload zsh/zpty
      zpty inner zsh -f -i
      zpty -w inner "autoload -Uz compinit; compinit -u -D; source '$1'"
      zpty -w inner 'tab() { zle complete-word; print -r -- "<<$BUFFER>>"; zle kill-whole-line }'
      zpty -w inner 'zle -N tab; bindkey "^I" tab; print READY$((6*7))'
      zpty -r inner out '*READY42*'
      ask() {
        zpty -w -n inner "render-markers $1"$'\\t'
        zpty -r inner out '*<<*>>*'
        print -r -- "${${out##*<<}%%>>*}|"
      }

      """
    let inputs = [
      "--th", "--theme da", "--theme light,d", "--theme=d", "--palette s", "--tokens a", "--out p",
      "st", "routes v", "marker tr", "marker nearby-button --mode t",
      "marker station --lines red,g", "marker bus -o n", "list sh", "list --j", "help li",
    ]
    let output = try run(
      "zsh", ["-f", "-c"], load: "set --",
      terminal + inputs.map { "ask '\($0)'" }.joined(separator: "\n") + "\nzpty -d inner")
    #expect(
      output.replacing("\r", with: "") == """
        render-markers --theme |
        render-markers --theme dark|
        render-markers --theme light,dark|
        render-markers --theme=dark|
        render-markers --palette strict |
        render-markers --tokens a\\ b.json |
        render-markers --out proofs/|
        render-markers stations |
        render-markers routes vehicles |
        render-markers marker train |
        render-markers marker nearby-button --mode trains |
        render-markers marker station --lines red,green|
        render-markers marker bus -o notes.txt |
        render-markers list sheets |
        render-markers list --json |
        render-markers help list |

        """)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func scriptsAreWhole(shell: String) throws {
    let text = try script(shell)
    #expect(text.hasSuffix("\n"))
    for word in ["station", "nearby-button", "exhibit-zoom", "yellow", "vehicles", "strict"] {
      #expect(text.contains(word), "\(shell): \(word)")
    }
    for state in ["pressed", "focused", "halo", "translucent"] {
      #expect(!text.contains(state), "\(shell): \(state)")
    }
  }
}
