import DisplayList
import Geometry
import Sheets

extension Sheet {
  /// Every fill of the picture, whatever layer it stands in, from the bottom.
  var allFills: [(path: Path, color: Color)] { list.items.flatMap(\.leafFills) }

  /// The cell of that name; the theme's name comes first.
  func cell(_ name: String) throws -> SheetCell {
    guard let cell = cells.first(where: { $0.name == name }) else {
      throw SheetProblem(description: "no cell \(name) on \(self.name)")
    }
    return cell
  }

  /// The fills that lie within a cell.
  func fills(inCell name: String) throws -> [(path: Path, color: Color)] {
    let frame = try cell(name).frame.inset(by: -1e-6)
    return allFills.filter { fill in fill.path.bounds.map(frame.contains) ?? false }
  }
}

extension DisplayItem {
  /// The item's own fills and those of what it holds.
  var leafFills: [(path: Path, color: Color)] {
    switch self {
    case .fill(let path, let color, _): [(path, color)]
    case .group(let group): group.items.flatMap(\.leafFills)
    case .instance(let drawing, let point): drawing.placed(at: point).leafFills
    case .stroke, .shadow, .image: []
    }
  }
}
