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
  /// The largest picture of a map that is read.
  private static let greatestGround = 256 << 20

  private let arguments: SheetsArguments
  private let designs: [Theme: Design]
  private let ground: SheetRequest.Ground?
  private let definitions: [SheetDefinition]

  init(_ arguments: SheetsArguments, _ resources: Resources) throws {
    self.arguments = arguments
    ground = try arguments.ground.map(Self.ground)
    definitions = try Self.definitions(arguments, resources.entry)
    designs = try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { ($0, try resources.design($0)) })
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

  private func file(
    _ definition: SheetDefinition, _ choice: SheetsArguments.Theme,
    _ format: SheetsArguments.Format, _ scale: Scale?
  ) throws -> PlannedFile? {
    let request = SheetRequest(
      themes: choice.panels, exhibitZoom: arguments.exhibitZoom, ground: ground,
      showsGrid: arguments.hasGrid, showsHitAreas: arguments.hasHitAreas,
      only: arguments.only.flatMap(CellPattern.init))
    let sheet = try definition.compose(
      request, designs: choice.panels.compactMap { designs[$0] }, scale: scale)
    return sheet.map { sheet in
      let name = "\(sheet.name)-\(sheet.theme)\(scale?.suffix ?? "").\(format.rawValue)"
      let folder = arguments.out.hasSuffix("/") ? arguments.out : arguments.out + "/"
      return PlannedFile(path: folder + name, sheet: sheet, format: format, scale: scale)
    }
  }

  private static func ground(_ ground: SheetsArguments.Ground) throws -> SheetRequest.Ground {
    switch ground {
    case .color(let color): return .color(color)
    case .image(let path):
      let bytes = try AtomicFile.read(path, limit: greatestGround)
      do throws(PNGError) { return .picture(try PNG.decode(bytes)) } catch {
        throw CommandFailure(.dataError, "--ground \(path) \(error.description)")
      }
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
