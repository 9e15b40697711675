import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    "", "list", "help", "marker", "marker station", "marker bus-stop", "marker train",
    "marker bus", "marker route-chip", "marker nearby-button", "text", "text alerts",
  ])
  func everyCommandHasHelp(words: String) throws {
    let folder = try TestFolder()
    let help = try Tool.run(["help"] + split(words), in: folder).succeeding()
    #expect(help.text.hasPrefix("OVERVIEW: "))
    #expect(help.text.contains("USAGE: render-markers"))
    #expect(help.text.hasSuffix("\n"))
    #expect(help.lines.allSatisfy { $0.count <= 80 })
    for flag in ["--help", "-h"] {
      let other = try Tool.run(split(words) + [flag], in: folder)
      #expect(other.succeeding().text == help.text)
    }
    #expect(try folder.names() == [])
  }

  @Test func theVersionIsANumberOnALine() throws {
    let run = try Tool.run(["--version"], in: TestFolder()).succeeding()
    #expect(run.text.wholeMatch(of: #/[0-9]+\.[0-9]+\.[0-9]+\n/#) != nil, "\(run.text)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsPassTheirShell(shell: String) throws {
    let folder = try TestFolder()
    let run = try Tool.run(["--generate-completion-script", shell], in: folder).succeeding()
    #expect(run.text.hasSuffix("\n"))
    #expect(run.text.contains("exhibit-zoom"))
    #expect(run.text.contains("nearby-button"))
    #expect(!run.text.contains("translucent"))
    guard Tool.has(shell) else { return }
    try folder.write(run.output, to: "script")
    try Tool.shell("\(shell) -n script", in: folder).succeeding()
  }

  @Test func bashCompletesSheetsOptionsAndValues() throws {
    let folder = try TestFolder()
    let script = """
      eval "$("$tool" --generate-completion-script bash)"
      try() {
        COMP_WORDS=(render-markers "$@"); COMP_CWORD=$#; COMPREPLY=()
        $(complete -p render-markers | sed 's/.*-F \\([^ ]*\\).*/\\1/') render-markers
        echo "${COMPREPLY[*]}"
      }
      try st
      try --exh
      try --palette s
      try marker ro
      try marker train --line p
      """
    let run = try Tool.shell(script, in: folder).succeeding()
    #expect(
      run.lines.map { $0.split(separator: " ") } == [
        ["stations", "stop-sheet"], ["--exhibit-zoom"], ["strict"], ["route-chip"],
        ["purple", "pink"],
      ])
  }
}
