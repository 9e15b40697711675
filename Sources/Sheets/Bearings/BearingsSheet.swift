import DisplayList
import Geometry
import Markers

/// The sheet `bearings`: a train and a bus at every 15°.
enum BearingsSheet {
  static func sections(_ request: SheetRequest, _ design: Design) -> [BlockSection] {
    let bearings = stride(from: 0.0, to: 360, by: 15)
    let note = "\(decimal(request.exhibitZoom))× · degrees clockwise from north"
    return [
      BlockSection(
        "Train", note: note,
        blocks: bearings.map { bearing in
          block(.train(TrainState(line: "red", bearing: bearing)), bearing, request, design)
        }),
      BlockSection(
        "Bus", note: note,
        blocks: bearings.map { bearing in
          block(
            .bus(BusState(route: RouteName("22"), bearing: bearing)), bearing, request, design)
        }),
    ]
  }

  private static func block(
    _ state: MarkerState, _ bearing: Double, _ request: SheetRequest, _ design: Design
  ) -> SheetBlock {
    SheetBlock("\(decimal(bearing))", caption: "\(decimal(bearing))°") {
      () throws(DrawingError) in
      try BlockDrawing(marker: state.draw(design), zoom: request.exhibitZoom)
    }
  }
}
