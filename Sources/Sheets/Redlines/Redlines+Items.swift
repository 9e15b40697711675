import DisplayList
import Geometry
import Markers
import Typesetting

extension RedlineLayout {
  /// The marks as one layer.
  func item(movedBy shift: Point, _ design: Design) throws(DrawingError) -> DisplayItem {
    let color = try design.color(design.pageColors.redline)
    let rectangles = { (boxes: [Rect], color: Color) -> [DisplayItem] in
      var path = Path()
      for box in boxes { path.append(.rectangle(box.offset(by: shift))) }
      return path.isEmpty ? [] : [.fill(path, color, .nonzero)]
    }
    var labels: [DisplayItem] = []
    for mark in marks { labels += try mark.label(movedBy: shift, design) }
    let extensions = rectangles(
      marks.flatMap(\.extensions), color.opacity(RedlineMetrics.extensionOpacity))
    let lines = rectangles(marks.flatMap { $0.lines + $0.ticks }, color)
    return .group(
      DisplayGroup(
        "redlines",
        items: [
          .group(DisplayGroup("extension lines", items: extensions)),
          .group(DisplayGroup("dimension lines", items: lines)),
          .group(DisplayGroup("labels", items: labels)),
        ]))
  }
}

extension RedlineMark {
  /// The letter, and the value behind it.
  fileprivate func label(
    movedBy shift: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let place = Point(label.minX, label.center.y + redlineDrop) + shift
    let letter = try design.text(
      key, SheetText.redlineKey, at: place, color: design.pageColors.redline)
    guard !value.isEmpty else { return [letter] }
    return [
      letter,
      try design.text(
        value, SheetText.dimension, at: Point(label.maxX + shift.x, place.y), .trailing,
        color: design.pageColors.redline),
    ]
  }
}

extension RedlineList {
  /// The list as one layer, from its left top corner.
  func item(at corner: Point, _ design: Design) throws(DrawingError) -> DisplayItem {
    var items: [DisplayItem] = []
    var y = corner.y + RedlineMetrics.listTop
    for row in rows {
      let baseline = y + RedlineMetrics.listPitch / 2 + redlineDrop
      items += try row.keyItems(at: Point(corner.x, baseline), design)
      items.append(
        try design.text(
          row.value, SheetText.dimension, at: Point(corner.x + valueX, baseline),
          color: design.pageColors.redline))
      for (index, line) in row.lines.enumerated() {
        items.append(
          try design.text(
            line, SheetText.tokenValue,
            at: Point(corner.x + sourceX, baseline + Double(index) * RedlineMetrics.listLine),
            color: design.pageColors.caption))
      }
      y += row.height
    }
    return .group(DisplayGroup("key", items: items))
  }
}

extension RedlineRow {
  fileprivate func keyItems(
    at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    if let sign = key.sign {
      return [
        try design.text(sign, SheetText.redlineKey, at: place, color: design.pageColors.redline)
      ]
    }
    guard key == .hitFrame else { return [] }
    return [
      dashedBox(
        Rect(
          x: place.x, y: place.y - RedlineMetrics.swatch, width: RedlineMetrics.swatch,
          height: RedlineMetrics.swatch), try design.color(design.pageColors.caption))
    ].compactMap(\.self)
  }
}

/// From the middle of a label down to its baseline: half of the height of Figtree's figures.
private let redlineDrop = 0.35 * SheetText.dimension.size

extension RedlinedBlock {
  /// The block and its parts, as the manifest names them.
  func cells(_ name: String, frame: Rect, shift: Point) -> [SheetCell] {
    let own = SheetCell(
      name: name, caption: block.caption, frame: frame,
      ink: items.inkBox?.offset(by: shift),
      anchor: drawing.accessibility == nil ? nil : shift,
      hitFrame: drawing.hitFrame?.offset(by: shift), accessibility: drawing.accessibility,
      zOrder: drawing.zOrder)
    return [own]
      + drawing.parts.map { part in
        SheetCell(
          name: "\(name)/\(part.name)", caption: part.caption,
          frame: part.frame.offset(by: shift), ink: nil, anchor: nil, hitFrame: nil,
          accessibility: nil, zOrder: nil)
      }
  }
}
