/// An entry of `--json`, as its reader sees it.
struct SheetEntry: Decodable {
  /// A rectangle in the picture's own units.
  struct Box: Decodable, Equatable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  struct Cell: Decodable {
    let name: String
    let caption: String
    let rect: Box
    let ink: Box?
  }

  struct Fallback: Decodable {
    let asked: String
    let text: String?
    let used: String
    let file: String
  }

  let path: String
  let sheet: String
  let theme: String
  let scale: Int?
  let width: Double
  let height: Double
  let cells: [Cell]
  let fontFallbacks: [Fallback]?
}
