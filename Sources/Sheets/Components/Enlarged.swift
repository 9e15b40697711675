import DisplayList
import Geometry

/// What an app's element draws, `zoom` times as large about its centre, which stands at `center`.
func enlarged(
  _ items: [DisplayItem], _ zoom: Double = 1, at center: Point = .zero
) -> DisplayItem {
  let place = Affine.scale(zoom).then(.translation(center))
  return .group(
    DisplayGroup(
      zoom == 1 ? "actual size" : "enlarged", isPrecise: true,
      items: items.map { $0.applying(place) }))
}

extension BlockDrawing {
  /// A drawing with dimension lines: its caption stands a little further off than their labels.
  init(measured items: [DisplayItem], by lines: [DisplayItem]) {
    let margin = 8.0
    self.init(items, aids: lines)
    room.height += margin
  }
}

/// A number as it is written beside a drawing, to a hundredth: "5.97".
func hundredths(_ number: Double) -> String { decimal((number * 100).rounded() / 100) }

extension Rect {
  /// The rectangle with every length `zoom` times as long.
  func enlarged(_ zoom: Double) -> Rect {
    Rect(x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom)
  }
}
