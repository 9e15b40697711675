import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Markers
import PNGCodec
import Sheets

/// A file that a run of the default command writes.
struct PlannedFile: Sendable {
  let path: String
  let sheet: Sheet
  let format: SheetsArguments.Format
  /// Nil for pictures without pixels.
  let scale: Scale?

  /// The sheet as SVG or PDF.
  func vectorBytes() throws -> [UInt8] {
    format == .pdf ? try PDFCanvas.bytes(of: sheet.list) : try SVGWriter.bytes(of: sheet.list)
  }
}

/// Which files a run writes, in the order in which they are reported: sheet, theme, format, scale.
struct SheetPlan {
  private let arguments: SheetsArguments
  private let designs: [Theme: Design]
  private let ground: SheetRequest.Ground?
  private let stop: StopFile?
  private let definitions: [SheetDefinition]
  private let accepted: AuditBaseline?

  init(
    _ arguments: SheetsArguments, _ resources: Resources, accepted: AuditBaseline? = nil
  ) throws {
    self.arguments = arguments
    self.accepted = accepted
    ground = try arguments.ground.map(SheetRequest.Ground.init)
    definitions = try Self.definitions(arguments, resources.entry)
    try Self.checkGround(arguments, definitions, resources.entry)
    designs = try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { ($0, try resources.design($0)) })
    let lines = designs[.light]?.lines.lines.map(\.id) ?? []
    stop = try arguments.alerts.map { try TextCommand.stopFile($0, lines: lines) }
  }

  /// The sheets that are asked for. What a pack in a folder has is known only now.
  private static func definitions(
    _ arguments: SheetsArguments, _ entry: PackEntry
  ) throws -> [SheetDefinition] {
    guard !arguments.sheets.isEmpty else { return entry.sheets }
    return try arguments.sheets.map { name in
      if let definition = entry.sheets.first(where: { $0.name == name }) { return definition }
      throw CommandFailure(
        .usage, ArgumentParser.unknown("sheet", name, among: entry.sheets.map(\.name)))
    }
  }

  /// A ground that no picture would show is a slip.
  private static func checkGround(
    _ arguments: SheetsArguments, _ definitions: [SheetDefinition], _ entry: PackEntry
  ) throws(CommandFailure) {
    guard arguments.ground != nil, !definitions.contains(where: \.showsGround) else { return }
    let named = definitions.map(\.name).joined(separator: ", ")
    let others = entry.sheets.filter(\.showsGround).map(\.name)
    throw CommandFailure(
      .usage,
      "'--ground' shows on no part of \(named); "
        + (others.isEmpty
          ? "the pack '\(entry.name)' has no map" : "accepted: \(others.joined(separator: ", "))"))
  }

  /// Lays out all sheets.
  func files() throws -> [PlannedFile] {
    var files: [PlannedFile] = []
    for definition in definitions {
      for choice in arguments.themes {
        for format in arguments.formats {
          let scales = format == .png ? arguments.scales.map(Optional.some) : [nil]
          for scale in scales {
            guard let file = try file(definition, choice, format, scale) else { continue }
            files.append(file)
          }
        }
      }
    }
    return files
  }

  /// The animation of the one sheet; nil when no cell matches.
  func animation(framesPerSecond: Int) throws -> SheetAnimation? {
    guard let definition = definitions.first, let choice = arguments.themes.first else {
      return nil
    }
    return try definition.animate(
      request(choice), designs: choice.panels.compactMap { designs[$0] },
      framesPerSecond: framesPerSecond)
  }

  private func file(
    _ definition: SheetDefinition, _ choice: SheetsArguments.Theme,
    _ format: SheetsArguments.Format, _ scale: Scale?
  ) throws -> PlannedFile? {
    let request = request(choice)
    let sheet = try compose(
      definition, request, choice.panels.compactMap { designs[$0] }, scale)
    return sheet.map { sheet in
      let name = "\(request.fileName(of: sheet.name))\(scale?.suffix ?? "").\(format.rawValue)"
      let folder = arguments.out.hasSuffix("/") ? arguments.out : arguments.out + "/"
      return PlannedFile(path: folder + name, sheet: sheet, format: format, scale: scale)
    }
  }
}

extension SheetPlan {
  /// Lays out a sheet. What a stop's file says and no font can is that file's fault.
  private func compose(
    _ definition: SheetDefinition, _ request: SheetRequest, _ designs: [Design], _ scale: Scale?
  ) throws -> Sheet? {
    do throws(DrawingError) {
      return try definition.compose(request, designs: designs, scale: scale)
    } catch {
      guard let file = arguments.alerts, definition.showsStop, error.isAboutText else {
        throw error
      }
      throw CommandFailure(CommandFailure(error).status, "\(file): \(error.description)")
    }
  }

  private func request(_ choice: SheetsArguments.Theme) -> SheetRequest {
    var request = SheetRequest(
      themes: choice.panels, exhibitZoom: arguments.exhibitZoom, ground: ground,
      showsGrid: arguments.hasGrid, showsHitAreas: arguments.hasHitAreas,
      showsRedlines: arguments.hasRedlines,
      only: arguments.only.flatMap(CellPattern.init), stop: stop)
    request.accepted = accepted
    return request
  }
}

extension DrawingError {
  fileprivate var isAboutText: Bool {
    switch self {
    case .text, .label: true
    case .token, .icon, .value: false
    }
  }
}

extension SheetRequest.Ground {
  /// The largest picture of a map that is read.
  private static let greatestFile = 256 << 20

  /// What `--ground` names.
  init(_ ground: SheetsArguments.Ground) throws {
    switch ground {
    case .color(let color): self = .color(color)
    case .map(let ground): self = .map(ground)
    case .image(let path): self = .picture(try Self.picture(path, named: "--ground \(path)"))
    }
  }

  /// The picture in a file; `name` is what an error calls it.
  static func picture(_ path: String, named name: String) throws -> Bitmap {
    let bytes = try AtomicFile.read(path, limit: greatestFile)
    do throws(PNGError) { return try PNG.decode(bytes) } catch {
      throw CommandFailure(.dataError, "\(name) \(error.description)")
    }
  }
}

extension SheetsArguments.Theme {
  /// The panels from the top.
  fileprivate var panels: [Theme] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
