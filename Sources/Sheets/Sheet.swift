package import DisplayList
package import Geometry
package import Markers

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

  /// A picture with a sheet's name and theme.
  package init(name: String, theme: String, list: DisplayList, cells: [SheetCell]) {
    self.name = name
    self.theme = theme
    self.list = list
    self.cells = cells
  }
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
  /// Where its marker's anchor stands, enlarged, in points; nil for a row of chips.
  package let anchor: Point?
  /// What takes a touch, enlarged, in points; nil without hit testing and for a row of chips.
  package let hitFrame: Rect?
  /// How an assistive technology meets its marker; nil for a row of chips.
  package let accessibility: AccessibilityRow?
  /// Its marker's layer on the map; nil for what is not on the map.
  package let zOrder: ZOrder?
}
