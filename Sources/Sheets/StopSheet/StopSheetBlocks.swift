import DisplayList
import Geometry
import Markers

/// Makes the sheet's blocks, at the sizes that a request asks for.
struct StopSheetBlocks {
  /// The width that the caption of a small header or dialog needs: two columns.
  static let leastRoom = 200.0

  /// How much larger than life buttons are shown.
  private let zoom: Double
  /// How much larger than life headers and dialogs are shown.
  private let growth: Double
  private let showsTargets: Bool

  init(_ request: SheetRequest) {
    zoom = request.exhibitZoom
    growth = SheetMetrics(exhibitZoom: request.exhibitZoom).growth
    showsTargets = request.showsHitAreas
  }

  /// What stands beside the title of headers and dialogs.
  var note: String { growth == 1 ? "actual size" : "\(decimal(growth))×" }

  /// A button in its target, enlarged or at actual size.
  func button(
    _ name: String, caption: String, _ button: StopSheetContent.Button, isActualSize: Bool,
    _ design: Design
  ) -> SheetBlock {
    let zoom = isActualSize ? 1 : zoom
    return SheetBlock(name, caption: caption) { () throws(DrawingError) in
      let drawing = try StopSheetButton(
        button, zoom: zoom, showsTarget: showsTargets, design)
      var block = BlockDrawing(
        drawing.items, aids: drawing.box, room: drawing.target.inset(by: -SheetMetrics.inkClearance)
      )
      block.hitFrame = drawing.target
      block.zoom = zoom
      block.measures = try StopSheetButton.measures(design).drawn(zoom: zoom)
      block.accessibility = AccessibilityRow(role: "button", label: button.label)
      return block
    }
  }

  /// The head of a stop's sheet.
  func header(
    _ name: String, caption: String, _ file: StopFile, _ design: Design
  ) -> SheetBlock {
    SheetBlock(name, caption: caption) { () throws(DrawingError) in
      try StopSheetHeader(file, showsTargets: showsTargets, design).drawing(design)
        .enlarged(growth)
    }
  }

  /// A dialog; its caption says where more is to come.
  func dialog(
    _ name: String, caption: String, _ dialog: SystemDialog, _ design: Design
  ) throws(DrawingError) -> SheetBlock {
    let layout = try StopSheetDialog(dialog, design)
    let captions = [caption, layout.cutNote].compactMap(\.self)
    return SheetBlock(name, caption: captions.joined(separator: " · ")) {
      () throws(DrawingError) in
      try layout.drawing(design).enlarged(growth)
    }
  }
}

extension BlockDrawing {
  /// The drawing enlarged about its origin, with clearance around it and room for its caption.
  fileprivate func enlarged(_ factor: Double) -> BlockDrawing {
    let scale = Affine.scale(factor)
    let resized = { (rect: Rect) in
      Rect(
        x: rect.x * factor, y: rect.y * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    let ink = resized(room).inset(by: -SheetMetrics.inkClearance)
    var drawing = BlockDrawing(
      items.map { $0.applying(scale) }, aids: aids.map { $0.applying(scale) },
      room: Rect(
        center: ink.center, width: max(ink.width, StopSheetBlocks.leastRoom), height: ink.height))
    drawing.hitFrame = hitFrame.map(resized)
    drawing.zoom = zoom * factor
    drawing.measures = measures.drawn(zoom: factor)
    drawing.accessibility = accessibility
    drawing.parts = parts.map {
      Part(name: $0.name, caption: $0.caption, frame: resized($0.frame))
    }
    return drawing
  }
}
