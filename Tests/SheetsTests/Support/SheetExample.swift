import DisplayList
import Geometry
import Sheets

/// A cell's drawings.
struct SheetExample {
  /// The layer's name: the cell's caption.
  let caption: String
  let enlarged: DisplayGroup
  let actualSize: DisplayGroup

  /// The example in a layer, or nil when the layer is something else.
  init?(_ item: DisplayItem) {
    guard case .group(let group) = item, let enlarged = group.groups("enlarged").first,
      let actualSize = group.groups("actual size").first
    else { return nil }
    caption = group.name
    self.enlarged = enlarged
    self.actualSize = actualSize
  }
}

extension DisplayGroup {
  /// The groups of that name directly in this one.
  func groups(_ name: String) -> [DisplayGroup] {
    items.compactMap { item in
      if case .group(let group) = item, group.name == name { group } else { nil }
    }
  }

  /// Where the anchor stands: every marker's body is centred on it.
  var anchor: Point? { groups("body").first?.items.inkBox?.center }
}

extension Sheet {
  /// What is drawn, the sheet's own parts (header, panels, legend, footer) opened.
  var items: [DisplayItem] {
    let parts: Set = ["header", "light panel", "dark panel", "legend", "footer"]
    return list.items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item, parts.contains(group.name) { group.items } else { [item] }
    }
  }

  /// The layers of that name, from the bottom.
  func groups(_ name: String) -> [DisplayGroup] {
    DisplayGroup("sheet", items: items).groups(name)
  }

  /// The cells' drawings in order.
  var examples: [SheetExample] { items.compactMap(SheetExample.init) }

  /// The fills that stand in no layer: grounds and texts, from the bottom.
  var looseFills: [(path: Path, color: Color)] {
    items.compactMap { item in
      if case .fill(let path, let color, _) = item { (path, color) } else { nil }
    }
  }
}

extension Rect {
  /// Whether each edge is within a millionth of a point of the other's.
  func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }

  /// The distance between two rectangles along the axis on which it is greater; negative where they
  /// overlap.
  func gap(to other: Rect) -> Double {
    max(
      max(minX - other.maxX, other.minX - maxX), max(minY - other.maxY, other.minY - maxY))
  }
}

extension Point {
  /// Whether the two are within a millionth of a point.
  func isClose(to other: Point) -> Bool { (self - other).length < 1e-6 }
}
