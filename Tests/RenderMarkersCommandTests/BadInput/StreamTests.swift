import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Standard streams that are closed, broken or slow.
@Suite struct StreamTests {
  /// A reader that takes one line and goes: the run ends as any other does, by SIGPIPE, also where
  /// that signal was ignored or blocked on entry.
  @Test(arguments: ["", "env --ignore-signal=PIPE", "env --block-signal=PIPE"])
  func aBrokenPipe(with prefix: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell(
      """
      mkfifo pipe
      head -n 1 <pipe >first &
      \(prefix) "$tool" stations --scale=1,2 --jobs=1 >pipe
      echo "$?"
      """, in: folder)
    #expect(run.text == "\(128 + SIGPIPE)\n", "\(run.errors)")
    #expect(try folder.text("first") == "proofs/stations-light.png\n")
    let names = try folder.names()
    #expect(names.contains("proofs/stations-light.png"))
    #expect(!names.contains("proofs/stations-dark@2x.png"))
    try expectWholeFiles(in: folder, "proofs")
  }

  @Test(arguments: ["list", "marker bus -o -", "stations --theme=light --scale=1 --json"])
  func aReaderThatIsGoneAtOnce(words: String) throws {
    let run = try Tool.shell(
      """
      mkfifo pipe
      true <pipe &
      exec 3>pipe; wait
      "$tool" \(words) >&3
      echo "$?"
      """, in: TestFolder())
    #expect(run.text == "\(128 + SIGPIPE)\n", "\(run.errors)")
  }

  @Test(arguments: ["stations --theme=light --scale=1", "marker bus -o x.png", "--version", "list"])
  func standardOutputIsClosed(words: String) throws {
    let folder = try TestFolder()
    for closed in [">&-", ">&- <&-"] {
      let run = try Tool.shell("exec \"$tool\" \(words) \(closed)", in: folder)
      #expect(run.ending == .status(74), "\(closed) \(run.errors)")
      #expect(run.errors == "Error: cannot write to standard output: Bad file descriptor\n")
    }
    try expectWholeFiles(in: folder, "proofs")
  }

  /// What would have been said goes nowhere; above all not into a file that got the number.
  @Test(arguments: ["2>&-", "2>&- <&-", "<&-"])
  func otherStreamsAreClosed(closed: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell("exec \"$tool\" stations --scale=1 \(closed)", in: folder)
    #expect(run.ending == .status(0))
    #expect(run.lines == ["proofs/stations-light.png", "proofs/stations-dark.png"])
    for theme in ["light", "dark"] {
      let bytes = try folder.bytes("proofs/stations-\(theme).png")
      #expect(bytes == (try DefaultRun.shared().bytes("stations-\(theme)")))
    }
    let bad = try Tool.shell("exec \"$tool\" --bogus \(closed)", in: folder)
    #expect(bad.ending == .status(64))
  }

  @Test func allStreamsAreClosed() throws {
    let folder = try TestFolder()
    let quiet = try Tool.shell(
      "exec \"$tool\" stations --scale=1 --quiet <&- >&- 2>&-", in: folder)
    #expect(quiet.ending == .status(0))
    #expect(
      try folder.names() == ["proofs", "proofs/stations-dark.png", "proofs/stations-light.png"])
    try expectWholeFiles(in: folder, "proofs")
    let marker = try Tool.shell("exec \"$tool\" marker bus -o - <&- >&- 2>&-", in: folder)
    #expect(marker.ending == .status(74))
  }

  /// A pipe that somebody made non-blocking, and whose reader sleeps: the manifest is longer than
  /// the pipe.
  @Test(.enabled(if: Tool.has("python3")))
  func aNonBlockingPipe() throws {
    let folder = try TestFolder()
    let script = """
      import os, subprocess, sys, time
      reader, writer = os.pipe()
      os.set_blocking(writer, False)
      run = subprocess.Popen([os.environ["tool"], "--theme=light,dark,both",
        "--format=svg,pdf", "--json"], stdout=writer)
      os.close(writer)
      time.sleep(3)
      while data := os.read(reader, 65536): sys.stdout.buffer.write(data)
      sys.exit(run.wait())
      """
    try folder.write(script, to: "script.py")
    let run = try Tool.shell("exec python3 script.py", in: folder).succeeding()
    #expect(try run.json([SheetEntry].self).count == 18)
    #expect(run.output.count > 65536)
  }

  /// Progress is for people: a bar on a terminal, nothing in a file or a pipe.
  @Test(.enabled(if: Tool.has("script")))
  func progressOnATerminal() throws {
    let folder = try TestFolder()
    let render = #"\"$tool\" stations --theme=light >paths"#
    let run = try Tool.shell("script -qefc \"\(render)\" /dev/null", in: folder)
    #expect(run.ending == .status(0))
    #expect(run.text.contains("3/3"), "\(run.text.debugDescription)")
    #expect(run.text.hasSuffix("\r\u{1B}[K"), "\(run.text.debugDescription)")
    #expect(try folder.text("paths").split(separator: "\n").count == 3)
    let quiet = try Tool.shell(
      "script -qefc \"\(render) --quiet\" /dev/null", in: folder)
    #expect(quiet.output.isEmpty)
  }

  @Test func noProgressWithoutATerminal() throws {
    let run = try Tool.shell(#""$tool" stations --theme=light 2>&1 | cat"#, in: TestFolder())
    #expect(
      run.text == """
        proofs/stations-light.png
        proofs/stations-light@2x.png
        proofs/stations-light@3x.png

        """)
  }
}
