import DisplayList
import Geometry
import Sheets
import Typesetting

/// A line of text on a sheet.
struct PlacedText {
  /// Where its baseline begins.
  let origin: Point
  /// How far it moves the pen.
  let advance: Double
  /// "#101A2E".
  let hex: String

  var center: Double { origin.x + advance / 2 }
  var end: Double { origin.x + advance }
}

/// Finds texts on a sheet by their outlines.
struct TextFinder {
  private let fills: [(path: Path, color: Color)]
  private let typesetter: Typesetter

  init(_ sheet: Sheet) throws {
    fills = sheet.looseFills
    typesetter = try SheetSamples.typesetter()
  }

  /// Finds texts among all fills of items, in whatever layer.
  init(_ items: [DisplayItem]) throws { try self.init(fills: items.allFills) }

  /// Finds texts among some of a sheet's fills.
  init(fills: [(path: Path, color: Color)]) throws {
    self.fills = fills
    typesetter = try SheetSamples.typesetter()
  }

  /// Every place at which `text` stands in that style, from the first drawn.
  func places(of text: String, _ style: TextStyle) throws -> [PlacedText] {
    let outline = try typesetter.outline(text, style)
    return fills.compactMap { fill in
      guard let shift = Self.shift(from: outline.path, to: fill.path) else { return nil }
      return PlacedText(origin: shift, advance: outline.advance, hex: fill.color.hex)
    }
  }

  /// How far the one outline must be moved to be the other, or nil when they differ.
  private static func shift(from first: Path, to second: Path) -> Point? {
    guard first.elements.count == second.elements.count,
      case .move(let start)? = first.elements.first,
      case .move(let moved)? = second.elements.first
    else { return nil }
    let shift = moved - start
    let isSame = zip(first.elements, second.elements).allSatisfy { from, to in
      switch (from, to) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)),
        (.cubic(_, _, let a), .cubic(_, _, let b)):
        (b - a).isClose(to: shift)
      case (.close, .close): true
      default: false
      }
    }
    return isSame ? shift : nil
  }
}

extension [DisplayItem] {
  /// The fills in layers of any depth, from the bottom.
  fileprivate var allFills: [(path: Path, color: Color)] { flatMap(\.leafFills) }
}

/// The styles that the layout gives to texts.
enum Styles {
  static let title = TextStyle(family: "Figtree", size: 20, weight: 700)
  static let subtitle = TextStyle(family: "Figtree", size: 13, weight: 400)
  static let section = TextStyle(family: "Figtree", size: 13, weight: 700)
  static let sectionNote = TextStyle(family: "Figtree", size: 11, weight: 500)
  static let caption = TextStyle(family: "Figtree", size: 13, weight: 500)
  static let note = TextStyle(family: "Figtree", size: 13, weight: 400)
  static let tokenName = TextStyle(family: "Figtree", size: 11, weight: 600)
  static let tokenValue = TextStyle(family: "Figtree", size: 11, weight: 400)
  static let footer = TextStyle(family: "Figtree", size: 11, weight: 400)
}
