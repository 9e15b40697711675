import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct GroupTests {
  /// Two boxes that share the middle pixel of a row of three.
  private func pair(_ color: Color) -> [DisplayItem] {
    [.box(0, 0, 2, 1, color), .box(1, 0, 2, 1, color)]
  }

  @Test(arguments: [false, true])
  func opacityAppliesOnceToAllItems(isPrecise: Bool) throws {
    let group = DisplayGroup("body", opacity: 0.6, isPrecise: isPrecise, items: pair(.black))
    // 0.6 · 255 = 153, in the overlap too.
    #expect(try drawn([.group(group)], 3, 1).alphas(row: 0) == [153, 153, 153])
  }

  @Test func withoutAGroupOverlapsAddUp() throws {
    // 1 − 0.4² = 0.84: 214.2.
    #expect(try drawn(pair(.black.opacity(0.6)), 3, 1).alphas(row: 0) == [153, 214, 153])
  }

  @Test(arguments: [false, true])
  func itemsOwnOpacityCountsWithin(isPrecise: Bool) throws {
    let group = DisplayGroup(
      "body", opacity: 0.7, isPrecise: isPrecise, items: pair(.black.opacity(0.7)))
    let alphas = try drawn([.group(group)], 3, 1).alphas(row: 0)
    // 0.7² = 0.49: 124.95; the overlap 0.7 · (1 − 0.3²) = 0.637: 162.4. 0.7 is 178.5
    // of 255, rounded twice.
    for (alpha, exact) in zip(alphas, [124.95, 162.435, 124.95]) {
      #expect(abs(Double(alpha) - exact) <= 1.5)
    }
  }

  @Test func opacityEndsWithItsGroup() throws {
    let group = DisplayGroup("body", opacity: 0.6, items: [.box(0, 0, 1, 1)])
    #expect(
      try drawn([.group(group), .box(1, 0, 1, 1)], 2, 1).alphas(row: 0) == [153, 255])
  }

  @Test func opacityZeroShowsNothing() throws {
    let group = DisplayGroup("body", opacity: 0, items: [.box(0, 0, 2, 1)])
    #expect(try drawn([.group(group)], 2, 1).alphas(row: 0) == [0, 0])
  }

  @Test func opacitiesOfNestedGroupsMultiply() throws {
    let inner = DisplayGroup("inner", opacity: 0.5, items: [.box(0, 0, 1, 1)])
    let outer = DisplayGroup("outer", opacity: 0.4, items: [.group(inner), .box(1, 0, 1, 1)])
    // 0.2 · 255 = 51, and 102.
    let alphas = try drawn([.group(outer)], 2, 1).alphas(row: 0)
    #expect(abs(alphas[0] - 51) <= 1)
    #expect(alphas[1] == 102)
  }

  @Test(arguments: [false, true])
  func clipCutsItsGroupAlone(isPrecise: Bool) throws {
    let group = DisplayGroup(
      "body", clip: .rectangle(Rect(x: 1, y: 1, width: 2, height: 1)), isPrecise: isPrecise,
      items: [.box(0, 0, 4, 3, .orange)])
    let bitmap = try drawn([.group(group), .box(3, 2, 1, 1, .brand)], 4, 3)
    let (full, after): (UInt32, UInt32) = (0xFFFF_8000, 0xFF0B_5CD5)
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, full, full, 0, 0, 0, 0, after])
  }

  @Test func clipsIntersect() throws {
    let inner = DisplayGroup(
      "inner", clip: .rectangle(Rect(x: 2, y: 0, width: 3, height: 1)),
      items: [.box(0, 0, 5, 1)])
    let outer = DisplayGroup(
      "outer", clip: .rectangle(Rect(x: 0, y: 0, width: 3, height: 1)), items: [.group(inner)])
    #expect(try drawn([.group(outer)], 5, 1).alphas(row: 0) == [0, 0, 255, 0, 0])
  }

  @Test func clipTakesOverlapsAsNonzero() throws {
    var clip = Path.rectangle(Rect(x: 0, y: 0, width: 3, height: 1))
    clip.append(.rectangle(Rect(x: 2, y: 0, width: 2, height: 1)))
    var evenOdd = Path.rectangle(Rect(x: 0, y: 1, width: 1, height: 1))
    evenOdd.append(.rectangle(Rect(x: 0, y: 1, width: 1, height: 1)))
    let group = DisplayGroup("body", clip: clip, items: [.box(0, 0, 5, 1)])
    // The fill before leaves cairo's even-odd rule behind; a clip is nonzero all the same.
    let items: [DisplayItem] = [.fill(evenOdd, .black, .evenOdd), .group(group)]
    #expect(try drawn(items, 5, 2).alphas(row: 0) == [255, 255, 255, 255, 0])
  }

  @Test func clippedOpacityStaysWithinTheClip() throws {
    let group = DisplayGroup(
      "body", opacity: 0.6, clip: .rectangle(Rect(x: 1, y: 0, width: 1, height: 1)),
      items: pair(.black))
    #expect(try drawn([.group(group)], 3, 1).alphas(row: 0) == [0, 153, 0])
  }

  @Test func emptyGroupsDrawNothing() throws {
    for isPrecise in [false, true] {
      let group = DisplayGroup("body", opacity: 0.5, isPrecise: isPrecise, items: [])
      #expect(try drawn([.group(group)], 2, 1).alphas(row: 0) == [0, 0])
    }
  }
}
