import DesignTokens
import Exports
import Markers
import Sheets

extension Resources {
  /// The pack that the arguments name, or that lies in their folder, as it is offered.
  static func entry(
    _ pack: ResourceArguments.Pack, _ overlays: [TokenSource] = [], _ icons: [IconFile] = []
  ) throws -> PackEntry {
    let registry = PackRegistry.builtIn
    switch pack {
    case .named(let name):
      if let entry = registry[name] { return entry }
      throw CommandFailure(
        .usage,
        ArgumentParser.unknown("pack", name, among: registry.entries.map(\.name)))
    case .folder(let path):
      let data = try DataPack(folder(path), overlays: overlays, icons: icons)
      do throws(DrawingError) {
        let entry = PackEntry(data)
        _ = try registry.adding(entry)
        return entry
      } catch {
        throw CommandFailure(.dataError, "\(manifest(path)): \(error.description)")
      }
    }
  }

  private static func manifest(_ path: String) -> String {
    (path.hasSuffix("/") ? path : path + "/") + PackFolder.manifestName
  }

  /// A pack's folder; what lies in it is read when it is asked for.
  private static func folder(_ path: String) throws -> PackFolder {
    let file = manifest(path)
    let start = file.dropLast(PackFolder.manifestName.count)
    return PackFolder(
      file: file, bytes: try AtomicFile.read(file, limit: greatestFile),
      tokens: { name throws(TokenError) in
        do { return try tokenSource(start + name) } catch { throw TokenError("\(error)") }
      },
      icons: { name throws(TokenError) in
        do throws(FileError) { return try iconFiles(start + name) } catch {
          throw TokenError(error.description)
        }
      })
  }
}
