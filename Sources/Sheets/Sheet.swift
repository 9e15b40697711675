package import DisplayList
package import Geometry

/// A finished sheet.
package struct Sheet: Sendable {
  /// "stations".
  package let name: String
  /// "light", "dark" or "both".
  package let theme: String
  /// The picture.
  package let list: DisplayList
  /// What it shows, and where.
  package let cells: [SheetCell]
}

/// An example on a sheet.
package struct SheetCell: Hashable, Sendable {
  /// Unique on the sheet: the catalogue's path, after the section's and the theme's name.
  package let name: String
  /// What stands below it.
  package let caption: String
  /// The part of the sheet that belongs to it, in points.
  package let frame: Rect
  /// What its marker covers, enlarged, in points; nil where nothing is drawn.
  package let ink: Rect?
}
