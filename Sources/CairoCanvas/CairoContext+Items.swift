import Bitmap
import CCairo
import DisplayList
import Geometry

extension CairoContext {
  /// Draws what of `items` shows in `window` (nil: everything, on a page without pixels). Precise
  /// groups go through `fine` where there is one.
  borrowing func draw(
    _ items: [PreparedItem], window: PixelWindow?, fine: inout FineLayer?
  ) throws(CanvasError) {
    for item in items where window?.shows(item.box) ?? true {
      try draw(item, window: window, fine: &fine)
    }
  }

  /// The one switch over what a display list can hold.
  borrowing func draw(
    _ prepared: PreparedItem, window: PixelWindow?, fine: inout FineLayer?
  ) throws(CanvasError) {
    switch prepared.item {
    case .fill(let path, let color, let rule): fill(path, color, rule)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .shadow(let path, let color, _):
      if let shadow = prepared.shadow {
        try draw(shadow.get(), color, box: prepared.box, window: window)
      } else {
        fill(path, color, .nonzero)
      }
    case .image(let bitmap, let rect): try tile(bitmap, rect)
    case .instance(let drawing, let point):
      if let window, fine != nil {
        try fine?.stamp(drawing, at: point, prepared, window: window, onto: self)
      } else {
        try draw(PreparedItem(drawing.placed(at: point)), window: window, fine: &fine)
      }
    case .group(let group):
      if group.isPrecise, let window, fine != nil {
        try fine?.draw(prepared, window: window, onto: self)
      } else {
        try draw(group, prepared.children, window: window, fine: &fine)
      }
    }
  }

  /// Draws a group's items under its clip and opacity.
  borrowing func draw(
    _ group: DisplayGroup, _ children: [PreparedItem], window: PixelWindow?,
    fine: inout FineLayer?
  ) throws(CanvasError) {
    unsafe cairo_save(handle)
    if let clip = group.clip {
      add(clip)
      // cairo_clip takes the rule of the last fill.
      unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
      unsafe cairo_clip(handle)
    }
    // Drawn together and then made translucent: overlapping items do not add up.
    if group.opacity < 1 { unsafe cairo_push_group(handle) }
    try draw(children, window: window, fine: &fine)
    if group.opacity < 1 {
      unsafe cairo_pop_group_to_source(handle)
      unsafe cairo_paint_with_alpha(handle, group.opacity)
    }
    unsafe cairo_restore(handle)
  }

  borrowing func fill(_ path: Path, _ color: Color, _ rule: FillRule) {
    add(path)
    setSource(color)
    unsafe cairo_set_fill_rule(
      handle, rule == .nonzero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_fill(handle)
  }

  private borrowing func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    add(path)
    setSource(color)
    unsafe cairo_set_line_width(handle, style.width)
    unsafe cairo_set_line_join(
      handle, style.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    unsafe cairo_set_line_cap(
      handle, style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    unsafe cairo_set_dash(handle, style.dash, Int32(style.dash.count), style.dashPhase)
    unsafe cairo_stroke(handle)
  }

  private borrowing func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(
      handle, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.opacity)
  }

  private borrowing func add(_ path: Path) {
    unsafe cairo_new_path(handle)
    for element in path.elements {
      switch element {
      case .move(let point): unsafe cairo_move_to(handle, point.x, point.y)
      case .line(let point): unsafe cairo_line_to(handle, point.x, point.y)
      case .cubic(let first, let second, let end):
        unsafe cairo_curve_to(handle, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe cairo_close_path(handle)
      }
    }
  }
}
