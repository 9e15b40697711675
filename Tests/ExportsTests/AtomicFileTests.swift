import Exports
import Foundation
import Testing

/// Files in a folder of their own, which goes away with the test.
@Suite final class AtomicFileTests {
  private let folder: String

  init() throws {
    let name = "atomic-file-tests-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { folder + "/" + name }

  private func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path(name))) != nil
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  private func error(_ body: () throws(FileError) -> Void) -> FileError? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  // MARK: Writing

  @Test func writesAndReplaces() throws {
    try AtomicFile.write([1, 2, 3], to: path("a"))
    #expect(contents("a") == [1, 2, 3])
    try AtomicFile.write([], to: path("a"))
    #expect(contents("a") == [])
    #expect(try names() == ["a"])
  }

  @Test func modeIsThatOfAnyNewFile() throws {
    #expect(FileManager.default.createFile(atPath: path("plain"), contents: nil))
    let descriptor = open(path("reference"), O_CREAT | O_WRONLY, 0o666)
    close(descriptor)
    try AtomicFile.write([1], to: path("a"))
    #expect(try mode("a") == mode("reference"))
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test func sixteenWritersLeaveOneWholeFile() async throws {
    let target = path("shared")
    await withTaskGroup(of: FileError?.self) { group in
      for writer in 0..<16 as Range<UInt8> {
        group.addTask {
          do throws(FileError) {
            for _ in 0..<10 {
              try AtomicFile.write(Array(repeating: writer, count: 100_000), to: target)
            }
            return nil
          } catch {
            return error
          }
        }
      }
      for await error in group { #expect(error == nil) }
    }
    let bytes = try #require(contents("shared"))
    #expect(bytes.count == 100_000)
    #expect(Set(bytes).count == 1)
    #expect(try names() == ["shared"])
  }

  @Test func missingFolder() {
    let target = path("none/a")
    let error = error { () throws(FileError) in try AtomicFile.write([1], to: target) }
    #expect(error?.description == "cannot create \(target): No such file or directory")
    #expect(error?.exitStatus == 73)
  }

  @Test func folderInPlaceOfFile() throws {
    let error = error { () throws(FileError) in try AtomicFile.write([1], to: folder) }
    #expect(error?.description == "cannot create \(folder): it is a folder")
    #expect(error?.kind == .cannotCreate)
    #expect(try names() == [])
  }

  @Test func fileInPlaceOfFolder() throws {
    try AtomicFile.write([1], to: path("a"))
    let target = path("a/b")
    let error = error { () throws(FileError) in try AtomicFile.write([1], to: target) }
    #expect(error?.description == "cannot create \(target): Not a directory")
    #expect(error?.exitStatus == 73)
  }

  @Test func strangeNames() throws {
    #expect(error { () throws(FileError) in try AtomicFile.write([1], to: "") }?.exitStatus == 73)
    let target = path("a\0b")
    #expect(
      error { () throws(FileError) in try AtomicFile.write([1], to: target) }?.description
        == "cannot create \(folder)/a\\0b: the path contains a NUL")
    let long = path(String(repeating: "x", count: 300))
    #expect(
      error { () throws(FileError) in try AtomicFile.write([1], to: long) }?.kind
        == .cannotCreate)
    try AtomicFile.write([5], to: path(String(repeating: "é", count: 127)))
    #expect(try names().count == 1)
  }

  // MARK: Links

  @Test func linkIsFollowed() throws {
    try AtomicFile.makeFolder(path("deep"))
    try AtomicFile.write([1], to: path("deep/target"))
    try link("link", to: "deep/target")
    try AtomicFile.write([2, 3], to: path("link"))
    #expect(contents("deep/target") == [2, 3])
    #expect(isLink("link"))
    #expect(try names() == ["deep", "link"])
  }

  @Test func linksToLinksAndToNothingAreFollowed() throws {
    try link("first", to: path("second"))
    try link("second", to: "third")
    try AtomicFile.write([4], to: path("first"))
    #expect(contents("third") == [4])
    #expect(isLink("first") && isLink("second") && !isLink("third"))
  }

  @Test func loopOfLinks() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    let error = error { () throws(FileError) in try AtomicFile.write([1], to: path("a")) }
    #expect(error?.reason == "Too many levels of symbolic links")
    #expect(error?.kind == .cannotCreate)
  }

  // MARK: Devices and full disks

  @Test func devicesAreWrittenDirectly() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    try link("null", to: "/dev/null")
    try AtomicFile.write([1, 2, 3], to: path("null"))
    #expect(isLink("null"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() {
    let error = error { () throws(FileError) in try AtomicFile.write([1], to: "/dev/full") }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
    #expect(error?.exitStatus == 74)
  }

  @Test func fifoGetsTheBytes() async throws {
    let pipe = path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    async let received = AtomicFile.read(pipe, limit: 1_000_000)
    try AtomicFile.write(Array(repeating: 9, count: 300_000), to: pipe)
    #expect(try await received == Array(repeating: 9, count: 300_000))
    #expect(try names() == ["pipe"])
  }

  #if os(Linux)
    @Test func openFileBehindProcIsAppendedTo() throws {
      try AtomicFile.write([1], to: path("log"))
      let descriptor = open(path("log"), O_WRONLY | O_APPEND)
      defer { close(descriptor) }
      try AtomicFile.write([2, 3], to: "/proc/self/fd/\(descriptor)")
      #expect(contents("log") == [1, 2, 3])
    }
  #endif

  /// A limit on file sizes stands in for a full disk, in a process of its own.
  @Test func fullDiskLeavesTheOldFile() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.path + "/full-disk-\(getpid())"
      try AtomicFile.makeFolder(folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try AtomicFile.write([1, 2, 3], to: folder + "/a")
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      #if os(Linux)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let error = #expect(throws: FileError.self) {
        try AtomicFile.write(Array(repeating: 7, count: 200_000), to: folder + "/a")
      }
      #expect(error?.description == "cannot write \(folder)/a: File too large")
      #expect(error?.exitStatus == 74)
      #expect(FileManager.default.contents(atPath: folder + "/a") == Data([1, 2, 3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  // MARK: Folders

  @Test func foldersAreMadeWithTheirParents() throws {
    try AtomicFile.makeFolder(path("a/b//c/"))
    try AtomicFile.makeFolder(path("a/b/c"))
    try AtomicFile.write([1], to: path("a/b/c/d"))
    #expect(contents("a/b/c/d") == [1])
  }

  @Test func fileAmongTheParentsIsNamed() throws {
    try AtomicFile.write([1], to: path("a"))
    let error = error { () throws(FileError) in try AtomicFile.makeFolder(path("a/b/c")) }
    #expect(
      error?.description == "cannot make the folder \(folder)/a/b/c: \(folder)/a is not a folder")
    #expect(error?.exitStatus == 73)
  }

  @Test func linkToAFolderIsOne() throws {
    try AtomicFile.makeFolder(path("real"))
    try link("link", to: "real")
    try AtomicFile.makeFolder(path("link/inner"))
    #expect(FileManager.default.fileExists(atPath: path("real/inner")))
  }

  // MARK: Reading

  @Test func readsUpToTheLimit() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try AtomicFile.write(bytes, to: path("a"))
    #expect(try AtomicFile.read(path("a"), limit: 200_000) == bytes)
    let error = error { () throws(FileError) in
      _ = try AtomicFile.read(path("a"), limit: 199_999)
    }
    #expect(error?.description == "cannot read \(folder)/a: it has more than 199999 bytes")
    #expect(error?.exitStatus == 65)
  }

  @Test func endlessDeviceStopsAtTheLimit() {
    let error = error { () throws(FileError) in
      _ = try AtomicFile.read("/dev/zero", limit: 1_000_000)
    }
    #expect(error?.kind == .tooLarge)
  }

  @Test func missingAndFolder() {
    let none = error { () throws(FileError) in _ = try AtomicFile.read(path("none"), limit: 1) }
    #expect(none?.description == "cannot read \(folder)/none: No such file or directory")
    #expect(none?.exitStatus == 66)
    let itself = error { () throws(FileError) in _ = try AtomicFile.read(folder, limit: 1) }
    #expect(itself?.description == "cannot read \(folder): it is a folder")
    #expect(itself?.exitStatus == 66)
  }
}
