import Bitmap
import DesignTokens
import DisplayList
import Exports
import Geometry
import Markers
import Scenes
import Sheets

/// What `scene` draws: the scene as read, where it is looked at from, and its files.
struct ScenePlan {
  private let arguments: SceneArguments
  private let designs: [Theme: Design]
  private let scene: Scene
  private let view: SceneView
  /// The picture in each theme that is asked for; none for a contact sheet: it has views of its own.
  private let pictures: [(theme: Theme, design: Design, picture: ScenePicture)]
  private let openStop: SceneMarker?
  private let highlighted: SceneMarker?
  private let ground: SheetRequest.Ground?

  init(_ arguments: SceneArguments, _ resources: Resources) throws {
    self.arguments = arguments
    let designs = try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { ($0, try resources.design($0)) })
    self.designs = designs
    guard let design = designs[.light] else {
      throw CommandFailure(.software, "no design of the light theme")
    }
    let scene = try Self.scene(arguments.file, design)
    self.scene = scene
    let selected = try arguments.selection.map { try scene.selection($0) }
    let isStop = selected.map { scene.look(of: $0).isStop } ?? false
    openStop = isStop ? selected : nil
    let arrival = try arguments.arrival.map { try scene.vehicle($0) }
    highlighted = arrival ?? (isStop ? nil : selected)
    if arrival != nil, !isStop {
      throw CommandFailure(
        .usage, "--show-arrival needs an open stop, and '\(arguments.selection ?? "")' is a vehicle"
      )
    }
    ground = try Self.ground(arguments, scene)
    let view = try Self.view(arguments, scene, openStop, arrival, design)
    self.view = view
    let (stop, vehicle) = (openStop, highlighted)
    pictures = try (arguments.isContactSheet ? [] : arguments.themes).compactMap { theme in
      guard let design = designs[theme] else { return nil }
      let picture = try ScenePicture(
        scene, view, openStop: stop, highlighted: vehicle, design)
      return (theme, design, picture)
    }
  }

  /// The files in the order in which they are reported.
  func files() throws -> [PlannedFile] {
    if arguments.isContactSheet { return try contactSheets() }
    var files: [PlannedFile] = []
    for (theme, design, picture) in pictures {
      let sheet = Sheet(
        name: scene.name, theme: theme.rawValue, list: try list(picture, design), cells: [])
      files += planned { _ in sheet }
    }
    return files
  }

  /// The report of what is drawn; it is the same in every theme.
  func report() throws -> [UInt8] {
    guard let first = pictures.first else { return [] }
    return try SceneReport(scene, first.picture, first.design).bytes
  }

  /// The map, what stands on it, and the panel.
  private func list(
    _ picture: ScenePicture, _ design: Design
  ) throws(DrawingError) -> DisplayList {
    let map = try SheetRequest.Ground.items(ground, in: view.frame, design)
    let panel = try Self.panel(arguments, scene, openStop, view.size, design)
    let items = try map + picture.items + (panel?.items() ?? [])
    return DisplayList(size: view.size, items: items)
  }

  /// One picture for all themes, for each format and scale.
  private func contactSheets() throws -> [PlannedFile] {
    let exhibit = SceneExhibit(
      scene: scene, center: view.center, openStop: openStop, highlighted: highlighted,
      size: arguments.size ?? SceneExhibit.standardSize)
    let request = SheetRequest(themes: arguments.themes, ground: ground, scene: exhibit)
    let panels = arguments.themes.compactMap { designs[$0] }
    return try planned { scale in
      try SheetDefinition.mapScene.compose(request, designs: panels, scale: scale)
    }
  }

  /// The files of a picture: one a format and scale.
  private func planned(_ sheet: (Scale?) throws -> Sheet?) rethrows -> [PlannedFile] {
    var files: [PlannedFile] = []
    for format in arguments.formats {
      for scale in format == .png ? arguments.scales.map(Optional.some) : [nil] {
        guard let sheet = try sheet(scale) else { continue }
        files.append(
          PlannedFile(
            path: path(sheet, format, scale), sheet: sheet, format: format, scale: scale))
      }
    }
    return files
  }

  private func path(
    _ sheet: Sheet, _ format: SheetsArguments.Format, _ scale: Scale?
  ) -> String {
    if let output = arguments.output { return output }
    let kind = arguments.isContactSheet ? "-contact-sheet" : ""
    let name =
      "\(fileName(scene.name))\(kind)-\(sheet.theme)\(scale?.suffix ?? "").\(format.rawValue)"
    return (arguments.out.hasSuffix("/") ? arguments.out : arguments.out + "/") + name
  }

  /// A scene's name as a file's: letters, digits, '-', '_' and '.' stay, all else becomes '-'.
  private func fileName(_ name: String) -> String {
    let word = String(
      name.unicodeScalars.map { scalar -> Character in
        let isPlain =
          scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar)
        return isPlain ? Character(scalar) : "-"
      })
    return word.hasPrefix(".") ? "scene" + word : word
  }
}

extension ScenePlan {
  /// The scene in a file, or the built-in one.
  private static func scene(_ path: String?, _ design: Design) throws -> Scene {
    guard let path else { return try Scene.builtIn(design) }
    let bytes = try AtomicFile.read(path, limit: SceneReader.greatestFile)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.split(separator: ".").first.map(String.init) ?? "scene"
    return try SceneReader.read(
      bytes, file: path, name: name, lines: design.lines.lines.map(\.id))
  }

  /// What lies below the markers: as asked for, or the scene's own picture.
  private static func ground(
    _ arguments: SceneArguments, _ scene: Scene
  ) throws -> SheetRequest.Ground? {
    if let ground = arguments.ground { return try SheetRequest.Ground(ground) }
    guard let picture = scene.background else { return nil }
    let folder = arguments.file.flatMap { file in
      file.lastIndex(of: "/").map { String(file[...$0]) }
    }
    let path = picture.hasPrefix("/") ? picture : (folder ?? "") + picture
    return .picture(try SheetRequest.Ground.picture(path, named: "background \(path)"))
  }

  /// Where the scene is looked at from.
  private static func view(
    _ arguments: SceneArguments, _ scene: Scene, _ stop: SceneMarker?, _ arrival: SceneMarker?,
    _ design: Design
  ) throws(DrawingError) -> SceneView {
    let phone = try PhoneScreen(design).frame.size
    let size = arguments.size ?? phone
    let margin = try design.dimension("camera.fit-margin")
    let extent = scene.extent ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let fitting = SceneView(size: size, showing: extent, margin: margin)
    let view = SceneView(
      size: size, center: arguments.center ?? scene.view?.center ?? fitting.center,
      zoom: arguments.mapZoom ?? scene.view?.zoom ?? fitting.zoom)
    guard let stop, let arrival,
      let area = try panel(arguments, scene, stop, size, design)?.mapArea
    else { return view }
    return view.showing(stop.position, arrival.position, above: area, margin: margin)
  }

  /// The app's panel, where it is asked for: half drawn up when an arrival was tapped.
  private static func panel(
    _ arguments: SceneArguments, _ scene: Scene, _ stop: SceneMarker?, _ size: Size,
    _ design: Design
  ) throws(DrawingError) -> ScenePanel? {
    guard let detent = arguments.detent ?? (arguments.arrival == nil ? nil : .half) else {
      return nil
    }
    return try ScenePanel(scene, detent.panel, size: size, openStop: stop, design)
  }
}

extension Scene {
  /// The marker that `--select` names.
  fileprivate func selection(_ id: String) throws(CommandFailure) -> SceneMarker {
    if let marker = marker(id) { return marker }
    throw unknown("--select", "marker", id, among: stations + busStops + vehicles)
  }

  /// The vehicle that `--show-arrival` names.
  fileprivate func vehicle(_ id: String) throws(CommandFailure) -> SceneMarker {
    if let vehicle = vehicles.first(where: { $0.id == id }) { return vehicle }
    throw unknown("--show-arrival", "vehicle", id, among: vehicles)
  }

  private func unknown(
    _ option: String, _ kind: String, _ id: String, among markers: [SceneMarker]
  ) -> CommandFailure {
    // A million ids would make no message.
    let ids = markers.map(\.id)
    let close = suggestion(for: id, among: ids).map { "did you mean '\($0)'?" }
    let some = ids.prefix(8).joined(separator: ", ")
    let accepted =
      close ?? (ids.isEmpty ? "it has none" : "accepted: \(some)\(ids.count > 8 ? ", …" : "")")
    return CommandFailure(
      .usage, "\(option): the scene '\(name)' has no \(kind) '\(id)'; \(accepted)")
  }
}
