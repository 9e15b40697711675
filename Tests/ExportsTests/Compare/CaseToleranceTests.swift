import Bitmap
import Exports
import Testing

@Suite struct CaseToleranceTests {
  private func read(_ text: String) throws(CompareInputError) -> CaseTolerance {
    try CaseTolerance(Array(text.utf8), file: "a.png.tolerance.json")
  }

  @Test func bothNumbersAndTheReason() throws {
    let tolerance = try read(#"{"maxPixels": 12, "maxDelta": 2, "reason": "cairo 1.18"}"#)
    #expect(tolerance.maxPixels == 12)
    #expect(tolerance.maxDelta == 2)
    #expect(tolerance.reason == "cairo 1.18")
  }

  @Test func oneNumberIsEnough() throws {
    #expect(try read(#"{"maxPixels": 0, "reason": "x"}"#).maxDelta == 0)
    #expect(try read(#"{"maxDelta": 255, "reason": "x"}"#).maxPixels == 0)
  }

  @Test(arguments: [
    (#"{"maxPixels": 3}"#, "a.png.tolerance.json:1: reason: missing"),
    (#"{"maxPixels": 3, "reason": " \n "}"#, "reason: a text that says why is needed"),
    (#"{"maxPixels": 3, "reason": 7}"#, "reason: a text that says why is needed, not the number 7"),
    (
      "{\"maxDelta\": 3,\n\"maxPixel\": 3, \"reason\": \"x\"}",
      "json:2: maxPixel: unknown; accepted"
    ),
    (#"{"maxPixels": -1, "reason": "x"}"#, "maxPixels: a whole number from 0 to 400000000"),
    (#"{"maxPixels": 1.5, "reason": "x"}"#, "not the number 1.5"),
    (#"{"maxPixels": 1e300, "reason": "x"}"#, "maxPixels: a whole number"),
    (#"{"maxDelta": 256, "reason": "x"}"#, "maxDelta: a whole number from 0 to 255"),
    (#"{"maxDelta": "2", "reason": "x"}"#, "not the string '2'"),
    (#"{"reason": "x"}"#, "allows nothing"),
    (#"{"maxDelta": 1, "maxDelta": 2, "reason": "x"}"#, "stands twice"),
    ("[]", "an object is needed"), ("", "not JSON"), ("{", "not JSON"),
  ])
  func mistakesNameFileAndKey(text: String, part: String) {
    let error = #expect(throws: CompareInputError.self) { try read(text) }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("a.png.tolerance.json"))
    #expect(description.contains(part), "\(description)")
    #expect(!description.contains("\n"))
  }

  @Test func ofEachNumberTheLargerCounts() throws {
    let tolerance = try read(#"{"maxPixels": 5, "maxDelta": 1, "reason": "x"}"#)
    let options = tolerance.adding(to: ComparisonOptions(maxDelta: 3, maxPixels: 2))
    #expect(options.maxPixels == 5)
    #expect(options.maxDelta == 3)
  }
}
