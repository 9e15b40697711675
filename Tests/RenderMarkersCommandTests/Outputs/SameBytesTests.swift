import Foundation
import Testing

/// The same command writes the same bytes, whatever the number of workers and the surroundings.
@Suite struct SameBytesTests {
  @Test func aSecondRunWithOneWorkerWritesTheSameFiles() throws {
    let first = try DefaultRun.shared()
    let folder = try TestFolder()
    let run = try Tool.run(
      ["--jobs", "1"], in: folder,
      environment: ["TZ": "Asia/Kolkata", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"])
    #expect(run.succeeding().text == first.run.text)
    for name in DefaultRun.names {
      #expect(try folder.bytes("proofs/\(name).png") == first.bytes(name), "\(name)")
    }
  }

  @Test func allFormatsAreTheSameInOtherSurroundings() throws {
    let arguments = ["stations", "vehicles", "--theme", "light,both", "--scale", "2,1"]
    let formats = ["--format", "png,svg,pdf"]
    let first = try TestFolder()
    try Tool.run(arguments + formats + ["--jobs", "7"], in: first).succeeding()
    let second = try TestFolder()
    let locales = try commaLocales(in: second)
    let out = second.path + "/elsewhere/ü"
    try Tool.run(
      arguments + formats + ["--jobs", "2", "--out", out], in: second,
      environment: [
        "TZ": "America/St_Johns", "LC_ALL": "de_DE.UTF-8", "LOCPATH": locales,
        "HOME": second.path, "SOURCE_DATE_EPOCH": "1",
      ]
    ).succeeding()
    let names = try first.names().filter { $0.hasPrefix("proofs/") }
    #expect(names.count == 16)
    for name in names {
      let file = String(name.dropFirst("proofs/".count))
      #expect(try first.bytes(name) == second.bytes("elsewhere/ü/" + file), "\(file)")
    }
  }

  @Test func aMarkerIsTheSameInOtherSurroundings() throws {
    let arguments = ["marker", "bus", "--route", "22", "--bearing", "22.5", "--selected"]
    let folder = try TestFolder()
    let first = try Tool.run(arguments + ["-o", "-"], in: folder)
    let second = try Tool.run(
      arguments + ["-o", "-"], in: folder,
      environment: [
        "LC_ALL": "de_DE.UTF-8", "LOCPATH": try commaLocales(in: folder), "TZ": "Asia/Tokyo",
      ])
    #expect(first.succeeding().output == second.succeeding().output)
    #expect(!first.output.isEmpty)
  }

  /// A folder of locales in which de_DE.UTF-8 writes 1,5 for 1.5; empty where none can be made.
  private func commaLocales(in folder: TestFolder) throws -> String {
    try folder.makeFolder("locales")
    let path = folder.path + "/locales"
    if Tool.has("localedef") {
      _ = try Tool.shell("localedef -i de_DE -f UTF-8 \(path)/de_DE.UTF-8", in: folder)
    }
    return path
  }
}
