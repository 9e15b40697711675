import DisplayList
import Geometry
import Sheets
import Typesetting

extension DisplayItem {
  /// The groups of that name in the item, itself included, however deep.
  func allGroups(_ name: String) -> [DisplayGroup] {
    guard case .group(let group) = self else { return [] }
    return (group.name == name ? [group] : []) + group.items.flatMap { $0.allGroups(name) }
  }
}

extension Sheet {
  /// The groups of that name, however deep.
  func allGroups(_ name: String) -> [DisplayGroup] {
    list.items.flatMap { $0.allGroups(name) }
  }

  /// Every place where `text` stands in that style, however deep, by the box of its ink.
  func allPlaces(of text: String, _ style: TextStyle) throws -> [Rect] {
    let outline = try SheetSamples.typesetter().outline(text, style).path
    guard let box = outline.bounds else { return [] }
    return allFills.compactMap { fill in
      guard fill.path.elements.count == outline.elements.count, let found = fill.path.bounds,
        abs(found.width - box.width) < 1e-6, abs(found.height - box.height) < 1e-6
      else { return nil }
      return found
    }
  }
}
