import DisplayList
import Geometry
package import Markers

extension SheetDefinition {
  /// Whether there is an animation of the sheet.
  package var isAnimated: Bool { content == .blocks(.motion) }

  /// The sheet as an animation, in `designs`, one for each of the request's themes. Nil where there
  /// is none, and when no cell matches the request. Throws where nothing moves, and where there would
  /// be too many frames.
  package func animate(
    _ request: SheetRequest, designs: [Design], framesPerSecond: Int
  ) throws(DrawingError) -> SheetAnimation? {
    guard isAnimated, let page = designs.first else { return nil }
    let duration = try MotionPanel.duration(page)
    let timeline = try MotionTimeline(duration: duration, framesPerSecond: framesPerSecond)
    let panels = try designs.map { design throws(DrawingError) in
      try MotionPanel(design, request, steps: timeline.steps)
    }
    guard panels.contains(where: { !$0.cells.isEmpty }) else { return nil }
    let film = MotionFilm(title: title, request: request, panels: panels, duration: duration)
    var frames: [SheetAnimation.Frame] = []
    let backdrop = try film.backdrop(page, framesPerSecond: framesPerSecond)
    for step in timeline.steps {
      frames.append(
        SheetAnimation.Frame(
          list: DisplayList(
            size: film.size, items: backdrop + (try film.items(at: step.moment))),
          ticks: step.ticks))
    }
    return SheetAnimation(
      sheet: Sheet(
        name: name, theme: request.themeName, list: frames[0].list, cells: film.cells),
      frames: frames, ticksPerSecond: framesPerSecond)
  }
}
