import Foundation

/// What Fixtures/agency holds: the real agency's lines and bus routes.
struct AgencyFacts: Decodable {
  struct Line: Decodable {
    let id: String
    let color: String
  }

  let lines: [Line]
  let busRoutes: [String]

  static func read() throws -> AgencyFacts {
    let file = TestDesign.root.appending(path: "Fixtures/agency/lines-and-routes.json")
    return try JSONDecoder().decode(AgencyFacts.self, from: Data(contentsOf: file))
  }
}
