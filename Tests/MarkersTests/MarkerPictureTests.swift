import DisplayList
import Geometry
import Markers
import Testing

/// A marker alone on its square canvas, the anchor at its centre.
@Suite struct MarkerPictureTests {
  private func draw(_ state: MarkerState) throws -> Marker {
    try state.draw(TestDesign.make(icons: TestDesign.boxIcons))
  }

  /// The smallest even whole number that holds the ink with a point to spare.
  @Test func defaultFrames() throws {
    let frames: [(MarkerState, Double)] = [
      (.busStop(BusStopState()), 22),  // 20 + 2
      (.busStop(BusStopState(isSelected: true)), 26),  // 22.4 + 2
      (.busStop(BusStopState(mapZoom: 14)), 10),  // 7 + 2
      (.busStop(BusStopState(mapZoom: 13)), 44),  // nothing is drawn
      (.station(StationState(lines: ["red"])), 38),  // 34.03 + 2
      (.train(TrainState(line: "red")), 28),  // 25 + 2
      (.train(TrainState(line: "red", bearing: 0)), 58),  // 27.5 to one side
      (.nearbyButton(.both), 46),
    ]
    for (state, frame) in frames {
      #expect(try draw(state).defaultFrame == frame, "\(state)")
    }
  }

  @Test func theAnchorIsTheCentre() throws {
    let marker = try draw(.train(TrainState(line: "red", bearing: 90)))
    for frame in [58.0, 100, 101] {
      let picture = try marker.picture("train", frame: frame)
      #expect(picture.size == Size(frame, frame))
      let body = picture.items.layers.first { $0.path == "train/body" }
      #expect(
        body?.bounds.isClose(to: Rect(center: Point(frame / 2, frame / 2), side: 21)) == true)
    }
  }

  @Test func aFrameThatIsTooSmallSaysWhatIsNeeded() throws {
    let marker = try draw(.station(StationState(lines: ["red"])))
    let error = #expect(throws: DrawingError.self) {
      try marker.picture("station", frame: 34)
    }
    #expect(error?.description == "--frame 34: this marker needs at least 35")
    #expect(try marker.picture("station", frame: 34.03 + 1e-9).size.width > 34)
  }

  @Test func aBackgroundFillsTheCanvas() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let picture = try draw(.busStop(BusStopState())).picture("bus-stop", background: red)
    let ground = try #require(picture.items.layers.first)
    #expect(ground.bounds == Rect(x: 0, y: 0, width: 22, height: 22))
    #expect(ground.color == red)
  }
}
