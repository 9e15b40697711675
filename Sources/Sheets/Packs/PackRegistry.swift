import DesignTokens
package import Markers

/// The packs that can be drawn, by their names.
package struct PackRegistry: Sendable {
  /// The packs in order.
  package let entries: [PackEntry]

  /// Packs; an error where two have one name.
  package init(_ entries: [PackEntry]) throws(DrawingError) {
    var registry = PackRegistry(known: [])
    for entry in entries { registry = try registry.adding(entry) }
    self = registry
  }

  /// The packs that are built in. A new one is added here, and touches no other.
  package static let builtIn = PackRegistry(known: [.chitransit, .citymapper])

  private init(known: [PackEntry]) { entries = known }

  /// These packs and another one; an error where one of these has its name.
  package func adding(_ entry: PackEntry) throws(DrawingError) -> PackRegistry {
    guard self[entry.name] == nil else {
      throw .value(
        name: "the pack", value: "'\(entry.name)'",
        accepted: "there is a pack of that name already; names differ, and "
          + entries.map(\.name).joined(separator: ", ") + " are taken")
    }
    return PackRegistry(known: entries + [entry])
  }

  /// The pack of that name, or nil.
  package subscript(name: String) -> PackEntry? { entries.first { $0.name == name } }

  /// Every sheet of every pack.
  package var sheets: [SheetDefinition] { entries.flatMap(\.sheets) }
}
