import Geometry
import Markers
import Testing

@Suite struct IconSetTests {
  static let accepted = "alert, bus, star, train, train+bus, wheelchair"

  static func artwork() throws -> IconSet {
    try IconSet(Artwork.names.map { try Artwork.file($0) }, required: Artwork.names)
  }

  static func square(_ name: String) -> IconFile {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2H22V22H2Z"/></svg>
      """
    return IconFile(name: name, file: "mine/\(name).svg", bytes: Array(text.utf8))
  }

  @Test func holdsThePacksIcons() throws {
    let set = try Self.artwork()
    #expect(set.names == ["alert", "bus", "star", "train", "train+bus", "wheelchair"])
    #expect(try set["train+bus"].viewBox == Rect(x: 0, y: 0, width: 51.75, height: 24))
    #expect(try set["bus"] == Artwork.icon("bus"))
  }

  @Test func givesAnOutlineAtASize() throws {
    let set = try Self.artwork().replacing(with: [Self.square("bus")])
    let bounds = try set["bus"].path(height: 12, center: Point(100, 50)).bounds
    #expect(bounds == Rect(x: 95, y: 45, width: 10, height: 10))
  }

  @Test func replacesIconsOfTheSameName() throws {
    let set = try Self.artwork()
    let replaced = try set.replacing(with: [Self.square("star")])
    #expect(try replaced["star"] == Icon(Self.square("star")))
    #expect(try replaced["train"] == set["train"])
    #expect(replaced.names == set.names)
  }

  @Test func suggestsANameForAMisspeltOne() throws {
    let set = try Self.artwork()
    let error = #expect(throws: IconError.self) { try set["trian"] }
    #expect(
      error?.description
        == "unknown icon 'trian': did you mean 'train'?; accepted: \(Self.accepted)")
    let other = #expect(throws: IconError.self) { try set["ferry"] }
    #expect(
      other?.description == "unknown icon 'ferry'; accepted: \(Self.accepted)")
  }

  @Test func refusesAReplacementForNothing() throws {
    let set = try Self.artwork()
    let error = #expect(throws: IconError.self) {
      try set.replacing(with: [Self.square("buss")])
    }
    #expect(error?.file == "mine/buss.svg")
    #expect(error?.problem == "unknown icon 'buss': did you mean 'bus'?")
  }

  @Test func refusesAnIncompleteSetAndASecondIconOfAName() throws {
    let missing = #expect(throws: IconError.self) {
      try IconSet(
        ["train", "bus", "star", "alert", "wheelchair"].map(Self.square), required: Artwork.names)
    }
    #expect(missing?.problem == "the icon 'train+bus' is missing")
    let twice = #expect(throws: IconError.self) {
      try IconSet((Artwork.names + ["bus"]).map(Self.square), required: Artwork.names)
    }
    #expect(twice?.description == "mine/bus.svg: a second icon 'bus'; accepted: one file an icon")
  }
}
