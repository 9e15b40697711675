/// What the review page shows: the outcome of one comparison, with the pictures themselves.
///
/// A plain value. The page's order is its own; files come out in the order of the cases, so that
/// the same data always give the same bytes. Ids are distinct.
package struct ReviewData: Sendable {
  /// What was compared, for the page's heading: "goldens".
  package var title: String
  /// What the expected side is called: "goldens".
  package var expectedName: String
  /// What the actual side is called: "this run".
  package var actualName: String
  /// The command that applies the exported decisions: "render-markers accept --from review.json".
  package var acceptCommand: String
  /// The map's ground in both themes, as "#RRGGBB": backgrounds offered for transparent pictures.
  package var grounds: ReviewThemed
  /// Paper in both themes, as "#RRGGBB".
  package var papers: ReviewThemed
  /// Tokens whose value changed; empty where a side's manifest is not known.
  package var tokens: [ReviewToken]
  /// The cases, each with its own id.
  package var cases: [ReviewCase]

  /// Data of these parts.
  package init(
    title: String, expectedName: String, actualName: String, acceptCommand: String,
    grounds: ReviewThemed, papers: ReviewThemed, tokens: [ReviewToken] = [],
    cases: [ReviewCase] = []
  ) {
    self.title = title
    self.expectedName = expectedName
    self.actualName = actualName
    self.acceptCommand = acceptCommand
    self.grounds = grounds
    self.papers = papers
    self.tokens = tokens
    self.cases = cases
  }
}
