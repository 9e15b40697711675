import DesignTokens
import DisplayList
import Geometry
import Exports
import Markers
import Synchronization
import Typesetting

/// The cells of sheets that a folder holds: from the manifest beside the pictures, else from our own
/// sheet of that name, if the picture has its size.
final class CompareCommandCells: Sendable {
  private struct State {
    var manifests: [JSONValue] = []
    var designs: PackDesigns?
    var notes: [String] = []
    /// Whether our own sheets can be laid out.
    var canCompose = true
  }

  /// What `render-markers --json` printed, by this name.
  private static let manifestName = "manifest.json"
  private static let greatestManifest = 64 << 20
  private let fonts: String?
  private let state: Mutex<State>

  /// Reads the manifests of folders that have one.
  init(folders: [String], fonts: String?) {
    self.fonts = fonts
    var notes: [String] = []
    var manifests: [JSONValue] = []
    for folder in folders {
      let file = "\(folder)/\(Self.manifestName)"
      guard SystemPath.kind(file) == .file else { continue }
      do {
        let bytes = try AtomicFile.read(file, limit: Self.greatestManifest)
        manifests.append(try JSONReader.parse(bytes, file: file))
      } catch { notes.append("cells are not named by \(file): \(error)") }
    }
    state = Mutex(State(manifests: manifests, notes: notes))
  }

  /// What should be known about the cells.
  var notes: [String] { state.withLock(\.notes) }

  /// Finds a picture's cells.
  var finder: CellFinder {
    CellFinder { item, width, height in self.cells(item.path.name, width, height) }
  }

  private func cells(_ fileName: String, _ width: Int, _ height: Int) -> [CellFinder.Cell] {
    state.withLock { state in
      for manifest in state.manifests {
        let cells = SheetManifest.cells(
          manifest, fileName: fileName, width: width, height: height)
        if !cells.isEmpty { return cells }
      }
      guard state.canCompose, let golden = GoldenCatalog.sheet(fileName: fileName) else {
        return []
      }
      do {
        return try compose(golden, width, height, &state.designs)
      } catch {
        state.canCompose = false
        state.notes.append("cells are not named: \(error)")
        return []
      }
    }
  }

  private func compose(
    _ golden: GoldenPicture, _ width: Int, _ height: Int, _ designs: inout PackDesigns?
  ) throws -> [CellFinder.Cell] {
    var packs =
      try designs ?? PackDesigns(typesetter: CompareCommand.typesetter(fonts))
    let drawing = try golden.draw { pack, theme throws(DrawingError) in
      try packs.design(pack, theme)
    }
    designs = packs
    let scale = golden.scale.rawValue
    let size = drawing.list.size
    guard size.width * Double(scale) == Double(width), size.height * Double(scale) == Double(height)
    else { return [] }
    return drawing.cells.map { CellFinder.Cell($0, scale: scale) }
  }
}
