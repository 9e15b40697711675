import DisplayList

extension [DisplayItem] {
  /// The layers of these names alone: parts of a component.
  func layers(_ names: Set<String>) -> [DisplayItem] { filter { $0.isLayer(names) } }
}

extension DisplayItem {
  /// Whether it is a layer of one of these names.
  func isLayer(_ names: Set<String>) -> Bool {
    if case .group(let group) = self { names.contains(group.name) } else { false }
  }
}
