package import DesignTokens
import DisplayList
import Geometry
package import Markers
package import PNGCodec
import Scenes
package import Sheets

/// A picture that the goldens folder holds: its name, and how to draw it.
package struct GoldenPicture: Hashable, Sendable {
  /// What it shows.
  package enum Subject: Hashable, Sendable {
    /// A marker's state in a theme.
    case marker(CatalogEntry, Theme)
    /// A sheet with panels in these themes, from the top.
    case sheet(SheetDefinition, [Theme])
    /// Some cells of a sheet in a theme, measured: those that `--only` would keep.
    case redlines(SheetDefinition, Theme, only: String)
    /// A sheet's panel in a theme, without what stands around it; of a panel that is too much for a
    /// golden, some cells: those that `--only` would keep.
    case panel(SheetDefinition, Theme, only: String? = nil)
    /// The built-in scene on a phone at a zoom level, in a theme.
    case scene(zoom: Int, Theme)
  }

  /// What it shows.
  package let subject: Subject
  /// Device pixels per point.
  package let scale: Scale

  /// A picture.
  package init(subject: Subject, scale: Scale) {
    self.subject = subject
    self.scale = scale
  }

  /// The path below the goldens folder: "markers/bus-stop/z16-light@2x.png",
  /// "sheets/stations-both.png".
  package var name: String {
    switch subject {
    case .marker(let entry, let theme):
      "markers/\(entry.path)-\(theme.rawValue)\(scale.suffix).png"
    case .sheet(let sheet, let themes):
      "sheets/\(SheetRequest(themes: themes).fileName(of: sheet.name))\(scale.suffix).png"
    case .redlines(let sheet, let theme, let only):
      // No run writes this name: the cells of a whole sheet are more.
      "sheets/\(sheet.name)-\(only.split(separator: " ").joined(separator: "-"))"
        + "-redlines-\(theme.rawValue)\(scale.suffix).png"
    case .panel(let sheet, let theme, let only):
      "panels/\(sheet.name)\(only.map { "-\($0)" } ?? "")"
        + "-\(theme.rawValue)\(scale.suffix).png"
    case .scene(let zoom, let theme):
      "scenes/loop-z\(zoom)-\(theme.rawValue)\(scale.suffix).png"
    }
  }

  /// The pack in whose design it is drawn.
  package var pack: String {
    switch subject {
    case .marker, .scene: PackDescription.chitransit.name
    case .sheet(let sheet, _), .redlines(let sheet, _, _), .panel(let sheet, _, _): sheet.pack
    }
  }

  /// What the file holds: markers are transparent, sheets are not.
  package var format: PNGFormat {
    if case .marker = subject { .rgba } else { .rgb }
  }

  /// Draws it. `design` gives what drawings read in a pack and a theme.
  package func draw(
    _ design: (_ pack: String, Theme) throws(DrawingError) -> Design
  ) throws(DrawingError) -> GoldenDrawing {
    switch subject {
    case .marker(let entry, let theme): try Self.draw(entry, design(pack, theme))
    case .sheet(let sheet, let themes):
      try draw(sheet, SheetRequest(themes: themes), design)
    case .redlines(let sheet, let theme, let only):
      try draw(
        sheet,
        SheetRequest(themes: [theme], showsRedlines: true, only: CellPattern(only)), design)
    case .panel(let sheet, let theme, let only):
      try draw(
        sheet,
        SheetRequest(
          themes: [theme], showsFrame: false, only: only.flatMap(CellPattern.init)), design)
    case .scene(let zoom, let theme): try Self.draw(sceneAt: zoom, design(pack, theme))
    }
  }

  private static func draw(
    _ entry: CatalogEntry, _ design: Design
  ) throws(DrawingError) -> GoldenDrawing {
    let marker = try entry.state.draw(design)
    let picture = try marker.picture(entry.family)
    let center = Point(picture.size.width / 2, picture.size.height / 2)
    return GoldenDrawing(
      list: picture, cells: [],
      overlays: ReviewOverlays(
        anchor: center, ink: marker.inkBox?.offset(by: center),
        hitFrame: marker.hitFrame?.offset(by: center)))
  }

  private static func draw(
    sceneAt zoom: Int, _ design: Design
  ) throws(DrawingError) -> GoldenDrawing {
    let scene = try Scene.builtIn(design)
    let view = SceneView(
      size: try PhoneScreen(design).frame.size, center: scene.view?.center ?? .zero,
      zoom: Double(zoom))
    let picture = try ScenePicture(scene, view, design)
    let ground = try SheetRequest.Ground.items(nil, in: view.frame, design)
    return GoldenDrawing(
      list: DisplayList(size: view.size, items: ground + picture.items), cells: [])
  }

  private func draw(
    _ sheet: SheetDefinition, _ request: SheetRequest,
    _ design: (String, Theme) throws(DrawingError) -> Design
  ) throws(DrawingError) -> GoldenDrawing {
    var designs: [Design] = []
    for theme in request.themes { designs.append(try design(pack, theme)) }
    guard
      let sheet = try sheet.compose(request, designs: designs, scale: scale)
    else { return GoldenDrawing(list: DisplayList(size: Size(0, 0), items: []), cells: []) }
    return GoldenDrawing(list: sheet.list, cells: sheet.cells)
  }
}
