import DisplayList
import Geometry
import Markers
import Scenes
import Testing

/// The rules of 000, table Stations and stops, one by one.
struct SceneRuleTests {
  private func forms(zoom: Double, open: String? = nil) throws -> [String: String] {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: zoom, open: open)
    return Dictionary(uniqueKeysWithValues: picture.markers.map { ($0.marker.id, $0.form) })
  }

  @Test(arguments: [
    (13.999, "circle", nil), (14.0, "circle", "dot"), (14.999, "circle", "dot"),
    (15.0, "capsule", "dot"), (15.999, "capsule", "dot"), (16.0, "capsule", "square"),
  ])
  func formsChangeAtTheirZoom(zoom: Double, station: String, busStop: String?) throws {
    let forms = try forms(zoom: zoom)
    #expect(forms["s1"] == station)
    #expect(forms["s2"] == station)
    #expect(forms["b1"] == busStop)
    #expect(forms["v1"] == "bus")
    #expect(forms["v2"] == "train")
  }

  @Test func farOffOnlyTheOpenBusStopIsDrawn() throws {
    let forms = try forms(zoom: 13, open: "b1")
    #expect(forms["b1"] == "square")
    #expect(forms["b2"] == nil)
    #expect(forms["b3"] == nil)
    #expect(forms["s1"] == "circle")
    #expect(forms["s2"] == "circle")
  }

  @Test func anOpenStationIsTheCapsuleAtAnyZoom() throws {
    let forms = try forms(zoom: 5, open: "s1")
    #expect(forms["s1"] == "capsule")
    #expect(forms["s2"] == "circle")
  }

  @Test func markersAreDrawnByLayerThenByInput() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let plain = try TestScene.picture(scene, zoom: 16)
    #expect(plain.markers.map(\.marker.id) == ["b1", "b2", "b3", "s1", "s2", "v1", "v2"])
    #expect(
      plain.markers.map(\.zOrder.rawValue) == [300, 300, 300, 400, 400, 900, 900])
    let open = try TestScene.picture(scene, zoom: 16, open: "b1", highlight: "v1")
    #expect(open.markers.map(\.marker.id) == ["b2", "b3", "s1", "s2", "b1", "v2", "v1"])
    #expect(
      open.markers.map(\.zOrder.rawValue) == [300, 300, 400, 400, 500, 900, 1000])
  }

  @Test func inkMarksTheChosenDirectionAlone() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 16, open: "b1")
    let keyline = { (id: String) throws -> String in
      let marker = try #require(picture.markers.first { $0.marker.id == id })
      return try #require(marker.drawing.group.fill(below: "keyline")).hex
    }
    #expect(try keyline("b1") == "#101A2E")
    #expect(try keyline("b2") == "#FFFFFF")
    #expect(try keyline("b3") == "#FFFFFF")
  }

  @Test func selectionScalesAboutTheAnchor() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 16, open: "b1", highlight: "v2")
    let ink = { (id: String) in picture.markers.first { $0.marker.id == id }?.ink }
    // 20 · 1.12 and 25 · 1.25, about the middle of the picture.
    let stop = try #require(ink("b1"))
    #expect(abs(stop.width - 22.4) < 1e-9 && abs(stop.minX - 188.8) < 1e-9)
    let train = try #require(ink("v2"))
    #expect(abs(train.width - 31.25) < 1e-9 && abs(train.minY - 184.375) < 1e-9)
    let other = try #require(ink("b2"))
    #expect(abs(other.width - 20) < 1e-9)
  }

  @Test func touchTargetsKeepTheirSize() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 16, open: "b1")
    let frames = picture.markers.map(\.hitFrame)
    #expect(frames.count(where: { $0 == nil }) == 2)
    for frame in frames.compactMap(\.self) { #expect(frame.height == 44) }
  }

  @Test func nothingElseChangesWhenAStopIsOpen() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let plain = try TestScene.picture(scene, zoom: 16)
    let open = try TestScene.picture(scene, zoom: 16, open: "b1")
    for marker in plain.markers where marker.marker.id != "b1" {
      let other = open.markers.first { $0.marker.id == marker.marker.id }
      #expect(other?.drawing == marker.drawing)
    }
  }

  @Test func accessibilityFollowsTheNames() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 16, open: "b1", highlight: "v1")
    let design = try TestScene.design()
    let rows = try picture.markers.map { marker in
      let name = marker.marker.name.isEmpty ? nil : marker.marker.name
      return try marker.namedState(name).accessibility(design)
    }
    #expect(
      rows.map(\.label) == [
        "South", "Other", "First station", "Second station", "North", "Blue Line train",
        "Route 22 bus",
      ])
    #expect(rows.map(\.isSelected) == [false, false, false, false, true, false, true])
  }
}

extension DisplayGroup {
  /// The colour of the first fill in the layer of that name.
  fileprivate func fill(below name: String) -> Color? {
    for case .group(let group) in items where group.name == name {
      for case .fill(_, let color, _) in group.items { return color }
    }
    return nil
  }
}
