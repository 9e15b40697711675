import DisplayList
import Markers

/// What the sheet and its animation show moving.
enum MotionExample: String, CaseIterable {
  case station
  case busStop = "bus-stop"
  case train
  case bus
  /// The app's sheet on its way between two places.
  case sheet
  /// The app's sheet as it appears where it may not move.
  case fade
  /// The map under the half sheet, on its way to an open stop.
  case camera

  /// What a reader calls it.
  var label: String {
    switch self {
    case .station: "Station"
    case .busStop: "Bus stop"
    case .train: "Train"
    case .bus: "Bus"
    case .sheet: "Sheet (schematic)"
    case .fade: "Fade (schematic)"
    case .camera: "Camera (schematic)"
    }
  }

  /// Whether a stand-in is drawn, of no size of the app's.
  var isSchematic: Bool { [.sheet, .fade, .camera].contains(self) }

  /// The token of its curve: an easing, or a spring's bounce.
  func shapeToken(isReduced: Bool) -> String {
    switch self {
    case .station, .busStop: "stop.selection.easing"
    case .train, .bus: "vehicle.selection.bounce"
    case .sheet: isReduced ? "motion.sheet.reduced-bounce" : "motion.sheet.bounce"
    case .fade: "motion.sheet.fade-easing"
    case .camera: "camera.bounce"
    }
  }

  /// Its motion. Stations have three lines and vehicles head east, as on 000's sheets.
  func subject(isReduced: Bool, _ design: Design) throws(DrawingError) -> MotionSubject {
    switch self {
    case .station, .busStop, .train, .bus:
      marker(try selection(isReduced: isReduced, design))
    case .sheet: try sheet(isReduced: isReduced, design)
    case .fade: try fade(design)
    case .camera: try camera(isReduced: isReduced, design)
    }
  }

  /// What redlines say of it: the tokens of its scale and of its curve.
  func facts(isReduced: Bool, _ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let shape = shapeToken(isReduced: isReduced)
    switch self {
    case .station, .busStop:
      return [MarkerMeasures.Fact(try design.scale("stop.selected-scale"))]
        + (try design.motionFacts(
          duration: isReduced ? "motion.stop.reduced-duration" : "stop.selection.duration",
          shape: shape))
    case .train, .bus:
      return [MarkerMeasures.Fact(try design.scale("vehicle.selected-scale"))]
        + (try design.motionFacts(
          duration: isReduced ? "motion.vehicle.reduced-duration" : "vehicle.selection.duration",
          shape: shape))
    case .sheet:
      return try design.motionFacts(
        duration: isReduced ? "motion.sheet.reduced-duration" : "motion.sheet.duration",
        shape: shape)
    case .fade:
      return try design.motionFacts(duration: "motion.sheet.fade-duration", shape: shape)
    case .camera:
      return try design.motionFacts(
        duration: isReduced ? "camera.reduced-duration" : "camera.duration", shape: shape)
    }
  }

  private func selection(
    isReduced: Bool, _ design: Design
  ) throws(DrawingError) -> SelectionMotion {
    let (before, after) = (state(isSelected: false), state(isSelected: true))
    return switch self {
    case .station, .busStop:
      try .stop(before, selected: after, isReduced: isReduced, design)
    default: try .vehicle(before, selected: after, isReduced: isReduced, design)
    }
  }

  private func state(isSelected: Bool) -> MarkerState {
    switch self {
    case .station:
      .station(StationState(lines: ["red", "brown", "purple"], isSelected: isSelected))
    case .busStop: .busStop(BusStopState(isSelected: isSelected))
    case .bus: .bus(BusState(route: RouteName("22"), bearing: 90, isSelected: isSelected))
    default: .train(TrainState(line: "red", bearing: 90, isSelected: isSelected))
    }
  }

  private func marker(_ motion: SelectionMotion) -> MotionSubject {
    MotionSubject(
      quantity: "Scale", unit: "×", curve: motion.curve, from: 1, to: motion.selectedScale
    ) { scale, isSelected in
      [
        .group(
          DisplayGroup(
            "marker", isPrecise: true,
            items: motion.items(atScale: scale, isSelected: isSelected)))
      ]
    }
  }

  private func sheet(isReduced: Bool, _ design: Design) throws(DrawingError) -> MotionSubject {
    let schematic = try SheetSchematic(design)
    return MotionSubject(
      quantity: "Part of the way", unit: "", curve: try design.sheetMotion(isReduced: isReduced),
      from: 0, to: 1
    ) { value, _ in schematic.moving(value) }
  }

  private func camera(isReduced: Bool, _ design: Design) throws(DrawingError) -> MotionSubject {
    let schematic = try SheetSchematic(design)
    return MotionSubject(
      quantity: "Part of the way", unit: "", curve: try design.cameraMotion(isReduced: isReduced),
      from: 0, to: 1
    ) { value, _ in schematic.panning(value) }
  }

  private func fade(_ design: Design) throws(DrawingError) -> MotionSubject {
    let schematic = try SheetSchematic(design)
    return MotionSubject(
      quantity: "Opacity", unit: "", curve: try design.sheetFade(), from: 0, to: 1
    ) { value, _ in schematic.fading(value) }
  }
}
