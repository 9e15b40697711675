package import DisplayList
package import Geometry

/// A pictogram in one colour: an outline on a view box, y down, in the view box's own units.
package struct Icon: Hashable, Sendable {
  /// What drawing code asks for: "train", "train+bus".
  package let name: String
  /// The box that is scaled to a size and centred on a place; the outline lies within it.
  package let viewBox: Rect
  /// The outline.
  package let path: Path
  /// Which points the outline encloses.
  package let fillRule: FillRule

  /// Reads an icon from an SVG file's bytes.
  ///
  /// Accepted is a small part of SVG: `svg` with a `viewBox`, `g`, `path`, `title` and `desc`, filled
  /// in black or `currentColor`. Several paths must share a fill rule and keep clear of each other.
  /// Anything else is an error that names `file`, line and column, and says what is accepted.
  package init(_ source: IconFile) throws(IconError) {
    do throws(IconFault) {
      var reader = try IconReader(source.bytes)
      try reader.read()
      let outline = try reader.outline()
      name = source.name
      viewBox = outline.viewBox
      path = outline.path
      fillRule = outline.fillRule
    } catch {
      throw IconError(error, in: source)
    }
  }

  /// The outline with its view box scaled to `height` points and centred on `center`.
  package func path(height: Double, center: Point) -> Path {
    let factor = height / viewBox.height
    return path.applying(
      .translation(viewBox.center * -1).then(.scale(factor)).then(.translation(center)))
  }
}
