import Testing

@testable import Exports

@Suite struct ReviewFileNamesTests {
  private func stem(_ id: String) -> String {
    var names = ReviewFileNames()
    return names.stem(for: id)
  }

  @Test(arguments: [
    ("markers/bus-stop/z16-light@2x.png", "markers,bus-stop,z16-light@2x"),
    ("../../etc/passwd", "~2e.,..,etc,passwd"), ("/root.png", ",root"), (".png", "~"),
    ("", "~"), ("a b.png", "a~20b"), ("\"><script>.png", "~22~3e~3cscript~3e"),
    ("é.png", "~c3~a9"), ("nul\0.png", "nul~00"), ("50%#?.png", "50~25~23~3f"),
    ("a\\b:c|d*.jpg", "a~5cb~3ac~7cd~2a.jpg"), ("~2e.png", "~7e2e"),
  ])
  func namesArePlain(_ id: String, _ expected: String) {
    #expect(stem(id) == expected)
  }

  @Test func idsThatDifferInCaseOrEndingGetNamesOfTheirOwn() {
    var names = ReviewFileNames()
    #expect(
      ["a.png", "A.png", "a", "a.png.png"].map { names.stem(for: $0) }
        == ["a", "A~~2", "a~~3", "a.png"])
  }

  @Test func longNamesAreCutAndStayDistinct() {
    var names = ReviewFileNames()
    let long = String(repeating: "x", count: 300)
    let first = names.stem(for: long + "1")
    let second = names.stem(for: long + "2")
    #expect(first != second)
    #expect(first.utf8.count <= 180)
    #expect(second.utf8.count <= 180)
  }
}
