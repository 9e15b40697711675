import DesignTokens
import Testing

@Suite struct SuggestionTests {
  private let lines = ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"]

  @Test(arguments: [
    ("rde", "red"), ("bule", "blue"), ("Red", "red"), ("PURPLE", "purple"), ("grene", "green"),
    ("yelow", "yellow"), ("oranges", "orange"), ("brwon", "brown"), ("re", "red"), ("reed", "red"),
    ("prpl", "purple"),
  ])
  func closeWords(word: String, meant: String) {
    #expect(suggestion(for: word, among: lines) == meant)
  }

  @Test(arguments: ["", "x", "teal", "violet", "redredred"])
  func otherWords(word: String) {
    #expect(suggestion(for: word, among: lines) == nil)
  }

  @Test func nearestWinsAndOfEqualsTheFirst() {
    #expect(suggestion(for: "station", among: ["stations", "station"]) == "station")
    #expect(suggestion(for: "cat", among: ["bat", "cap", "can"]) == "bat")
    #expect(suggestion(for: "cat", among: []) == nil)
  }

  @Test func overlongWordIsNotCompared() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(suggestion(for: word, among: [word]) == nil)
  }

  @Test func hintListsWhatIsAccepted() {
    #expect(hint(for: "drak", among: ["light", "dark"]) == "did you mean 'dark'?")
    #expect(hint(for: "sepia", among: ["light", "dark"]) == "accepted: light, dark")
  }
}
