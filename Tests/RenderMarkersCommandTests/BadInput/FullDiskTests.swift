import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Disks that fill up: 74, a message that names the file, and only whole files.
@Suite struct FullDiskTests {
  /// Files may not grow beyond 100 KiB. The system's answer is a signal, which must not end the run.
  @Test func aLimitOnFileSizes() throws {
    let folder = try TestFolder()
    let run = try Tool.shell(
      #"ulimit -f 100; exec "$tool" stations --theme=light --scale=1,3 --jobs=1"#, in: folder)
    #expect(run.ending == .status(74), "\(run.errors)")
    #expect(run.message.contains("cannot write proofs/stations-light"), "\(run.message)")
    #expect(run.message.contains("File too large"), "\(run.message)")
    try expectWholeFiles(in: folder, "proofs")
  }

  @Test func aLimitOnAMarkersFile() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.png")
    let run = try Tool.shell(
      #"ulimit -f 1; exec "$tool" marker bus --scale=3 -o x.png"#, in: folder)
    #expect(run.ending == .status(74), "\(run.errors)")
    #expect(run.errors == "Error: cannot write x.png: File too large\n")
    #expect(try folder.text("x.png") == "old")
    #expect(try folder.names() == ["x.png"])
  }

  @Test(arguments: ["-o /dev/full", "-o - >/dev/full", "-o x.png >/dev/full"])
  func aDeviceThatIsFull(words: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell("exec \"$tool\" marker bus \(words)", in: folder)
    #expect(run.ending == .status(74), "\(run.errors)")
    #expect(run.message.contains("No space left on device"), "\(run.message)")
    #expect(run.message.contains(words.contains(">") ? "standard output" : "/dev/full"))
    #expect(try folder.names().allSatisfy { $0 == "x.png" })
  }

  @Test(arguments: ["list", "--version", "help", "--generate-completion-script zsh"])
  func printingOnAFullDevice(words: String) throws {
    let run = try Tool.shell("exec \"$tool\" \(words) >/dev/full", in: TestFolder())
    #expect(run.ending == .status(74))
    #expect(run.errors == "Error: cannot write to standard output: No space left on device\n")
  }

  /// The first path cannot be named, so the run stops; what was written is whole.
  @Test(arguments: ["", "--json"])
  func sheetsWithStandardOutputFull(words: String) throws {
    let folder = try TestFolder()
    let run = try Tool.shell(
      "exec \"$tool\" routes --theme=light \(words) >/dev/full", in: folder)
    #expect(run.ending == .status(74))
    #expect(run.message.contains("standard output: No space left on device"))
    try expectWholeFiles(in: folder, "proofs")
  }

  /// A disk of 200 KiB, and one that may not be written to. Mounting needs root, and may be barred.
  @Test(.enabled(if: geteuid() == 0 && Tool.has("mount")))
  func aSmallDiskAndAReadOnlyOne() throws {
    let folder = try TestFolder()
    try folder.makeFolder("small")
    try folder.makeFolder("frozen")
    let script = """
      mount -t tmpfs -o size=200k none small || exit 99
      mount -t tmpfs -o ro none frozen || exit 99
      "$tool" stations --theme=light --out small
      echo "$?"; find small -type f
      "$tool" stations --theme=light --out frozen
      echo "$?"
      "$tool" stations --theme=light --out frozen/sub
      echo "$?"; find frozen -type f
      """
    try folder.write(script, to: "script")
    // Mounts of a namespace of its own end with it.
    let run = try Tool.shell("unshare --mount bash script", in: folder)
    guard run.ending == .status(0) else { return }
    #expect(run.text.contains("\n74\n") || run.text.hasPrefix("74\n"), "\(run.text)")
    #expect(run.text.hasSuffix("73\n73\n"), "\(run.text)")
    #expect(run.errors.contains("No space left on device"))
    #expect(run.errors.contains("cannot create frozen/stations-light.png: Read-only file system"))
    #expect(run.errors.contains("frozen/sub: Read-only file system"))
    #expect(!run.text.contains(".tmp"), "\(run.text)")
  }
}

/// Every file in a folder is a whole PNG that decodes, and no temporary one is left.
func expectWholeFiles(
  in folder: TestFolder, _ name: String, temporaryFilesMayStay: Bool = false,
  location: SourceLocation = #_sourceLocation
) throws {
  for file in try folder.names() where file.hasPrefix(name + "/") {
    if temporaryFilesMayStay, file.hasPrefix("\(name)/.") {
      #expect(!file.hasSuffix(".png"), sourceLocation: location)
      continue
    }
    #expect(file.hasSuffix(".png"), "\(file) is left", sourceLocation: location)
    #expect(throws: Never.self, "\(file)", sourceLocation: location) {
      try PNGFile(folder.bytes(file)).bitmap()
    }
  }
}
