import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

@testable import Sheets

/// What lies under the edge of a fill, found from the drawing.
@Suite struct ShapeStackTests {
  private let ground = Color(red: 200, green: 200, blue: 200)
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)
  private let white = Color(red: 255, green: 255, blue: 255)

  private func square(_ side: Double, _ color: Color, at center: Point = .zero) -> DisplayItem {
    .fill(.rectangle(Rect(center: center, side: side)), color, .nonzero)
  }

  private func lower(_ items: [DisplayItem], of index: Int) -> [Color] {
    ShapeStack(shapes: PaintedShape.shapes(of: items), ground: ground).meetings(of: index)
      .map(\.pair.lower)
  }

  @Test func eachOfNestedFillsLiesOnTheOneAroundIt() {
    let items = [square(10, red), square(8, white), square(6, blue)]
    #expect(lower(items, of: 0) == [ground])
    #expect(lower(items, of: 1) == [red])
    #expect(lower(items, of: 2) == [white])
  }

  /// The first half lies on red, the other on the ground.
  @Test func anEdgeMayLieOnSeveral() {
    let items = [square(20, red, at: Point(-10, 0)), square(8, blue)]
    #expect(Set(lower(items, of: 1)) == [red, ground])
  }

  @Test func whatIsHiddenLaterIsNoEdge() {
    // The right half of the red square's edge lies under the blue one.
    let items = [
      square(6, white, at: Point(4, 0)), square(6, red), square(8, blue, at: Point(5, 0)),
    ]
    #expect(lower(items, of: 1) == [ground])
    #expect(lower([square(6, red), square(8, blue)], of: 0) == [])
  }

  /// A band's hole shows what is below: by the nonzero rule it would be filled.
  @Test func aBandIsHollow() {
    let band = ring(
      "border", outer: .rectangle(Rect(center: .zero, side: 20)),
      inner: .rectangle(Rect(center: .zero, side: 16)), red)
    #expect(lower([band, square(4, blue)], of: 1) == [ground])
  }

  @Test func aTranslucentFillIsMixed() {
    let veil = square(20, Color(red: 0, green: 0, blue: 0, opacity: 0.5))
    let mixed = Color(red: 100, green: 100, blue: 100)
    #expect(lower([veil, square(4, blue)], of: 1) == [mixed])
    let stack = ShapeStack(
      shapes: PaintedShape.shapes(of: [square(4, white.opacity(0.5))]), ground: mixed)
    #expect(
      stack.meetings(of: 0).first?.pair.upper == Color(red: 178, green: 178, blue: 178))
  }

  @Test func groupsGiveOpacityAndClip() throws {
    let group = DisplayItem.group(
      DisplayGroup(
        "veil", opacity: 0.5, clip: .rectangle(Rect(center: .zero, side: 4)),
        items: [.group(DisplayGroup("body", items: [square(10, red)]))]))
    let shape = try #require(PaintedShape.shapes(of: [group]).first)
    #expect(shape.color.opacity == 0.5)
    #expect(shape.layers == ["veil", "body"])
    #expect(shape.covers(Point(1, 1)))
    #expect(!shape.covers(Point(3, 3)))
  }

  /// Nothing that a marker draws is passed over.
  @Test func everyFillOfAMarkerIsMeasured() throws {
    let design = try SheetSamples.design(.light)
    for entry in AuditSpecimens(design).entries where entry.family != "nearby-button" {
      let marker = try entry.state.draw(design)
      let stack = ShapeStack(
        shapes: PaintedShape.shapes(of: marker.items), ground: try design.color("ground"))
      for index in stack.shapes.indices {
        #expect(!stack.meetings(of: index).isEmpty, "\(entry.path), fill \(index)")
      }
    }
  }

  @Test func textIsKnownByItsOutlineAtAnyScale() throws {
    let design = try SheetSamples.design(.light)
    let (label, texts) = try design.recordingTexts { () throws(DrawingError) in
      try design.label("22", "vehicle.tag.label")
    }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.text == "22" && text.token == "vehicle.tag.label")
    let drawn = label.outline.path.applying(.scale(1.25).then(.translation(Point(7, -23))))
    #expect(abs((try #require(text.scale(drawnAs: drawn))) - 1.25) < 1e-9)
    #expect(text.scale(drawnAs: .circle(center: .zero, radius: 4)) == nil)
    let other = try design.label("23", "vehicle.tag.label").outline.path
    #expect(text.scale(drawnAs: other) == nil)
  }
}
