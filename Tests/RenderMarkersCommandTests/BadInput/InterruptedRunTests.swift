import Foundation
import Testing

/// A run that is killed leaves whole files only, under the names that files have.
@Suite struct InterruptedRunTests {
  /// Killed earlier or later, until some kills were in the middle of the twelve files.
  @Test func filesAreWholeWhenTheRunIsKilled() throws {
    var delay = 0.4
    var step = 0.2
    var inTheMiddle = 0
    for _ in 0..<20 where inTheMiddle < 4 {
      let count = try filesOfAKilledRun(after: delay)
      if count == 0 { delay += step } else if count == 12 { delay = max(0.01, delay - step) }
      if 1...11 ~= count { inTheMiddle += 1 } else { step *= 0.9 }
    }
    #expect(inTheMiddle > 0, "the last delay was \(delay) s")
  }

  /// How many files a run left that was killed; all of them are whole.
  private func filesOfAKilledRun(after delay: Double) throws -> Int {
    let folder = try TestFolder()
    let run = try Tool.shell(
      "timeout --signal=KILL \(delay) \"$tool\" --scale=1,2 >paths", in: folder)
    #expect([.status(0), .status(128 + 9), .signal(9)].contains(run.ending), "\(run.ending)")
    try expectWholeFiles(in: folder, "proofs", temporaryFilesMayStay: true)
    let pictures = try folder.names().filter { $0.hasSuffix(".png") }
    // What is named is there.
    let named = try folder.text("paths").split(separator: "\n").map(String.init)
    #expect(Set(named).isSubset(of: pictures))
    return pictures.count
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func anOrdinarySignalEndsTheRun(signal: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell(
      """
      timeout --preserve-status --signal=\(signal) 0.3 "$tool" --scale=3 --exhibit-zoom=8 \\
      >/dev/null; echo $?
      """,
      in: folder)
    let number = ["HUP": 1, "INT": 2, "TERM": 15][signal] ?? 0
    #expect(run.text == "\(128 + number)\n")
    try expectWholeFiles(in: folder, "proofs", temporaryFilesMayStay: true)
  }

  /// Two runs into one folder: whoever comes last, each file is one of theirs, whole.
  @Test func twoRunsAtOnceDoNotMix() throws {
    let folder = try TestFolder()
    try Tool.shell(
      """
      for zoom in 1 2 1 2; do
        "$tool" stations --scale=1 --exhibit-zoom=$zoom --quiet &
      done
      wait
      """, in: folder
    ).succeeding()
    #expect(
      try folder.names() == ["proofs", "proofs/stations-dark.png", "proofs/stations-light.png"])
    try expectWholeFiles(in: folder, "proofs")
  }
}
