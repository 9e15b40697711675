import DesignTokens

/// A pack's file, `pack.json`: names of its tokens, icons and page colours, and its markers. Its form
/// is `Fixtures/schemas/pack.schema.json`.
struct PackManifest {
  /// The members of the file and of its parts, required ones first.
  enum Key {
    static let pack = ["name", "tokens", "page", "markers"]
    static let packOptional = ["icons", "$schema"]
    static let page = ["paper", "ink", "caption", "ground"]
    static let marker = ["name", "title", "states"]
    static let state = ["name", "layers"]
    static let layer = ["shape", "color"]
    static let layerOptional = ["x", "y"]
  }

  let file: String
  /// What it calls itself.
  let name: String
  /// The line of its name.
  let nameLine: Int
  /// Its resolver file, by its path from the folder.
  let tokens: String
  /// Its folder of icons, by its path from the folder; nil for none.
  let icons: String?
  let page: PageColors
  /// The line of the page's colours.
  let pageLine: Int
  let markers: [DataMarker]

  /// Reads the file's content.
  init(_ bytes: [UInt8], file: String) throws(TokenError) {
    let json: JSONValue
    do { json = try JSONReader.parse(bytes, file: file) } catch { throw TokenError(error) }
    let reader = ManifestReader(file: file)
    let members = try reader.members(
      json, of: "a pack", required: Key.pack, optional: Key.packOptional)
    self.file = file
    name = try reader.name(members["name"] ?? json, "the pack's name")
    nameLine = members["name"]?.line ?? json.line
    tokens = try reader.path(members["tokens"] ?? json, "tokens")
    icons = try members["icons"].map { json throws(TokenError) in
      try reader.path(json, "icons")
    }
    page = try reader.page(members["page"] ?? json)
    pageLine = members["page"]?.line ?? json.line
    markers = try reader.markers(members["markers"] ?? json)
  }

  /// What the pack is besides its files.
  var description: PackDescription {
    PackDescription(name: name, resolver: tokens, requiredIcons: [], page: page)
  }

  /// Errors: a token or an icon that something names and that is missing, or of another type.
  func check(_ tokens: TokenSet, _ icons: IconSet) throws(TokenError) {
    for (key, name) in zip(Key.page, page.names) {
      try check(name, .color, tokens, "page, \(key)", line: pageLine)
    }
    for marker in markers {
      for state in marker.states {
        for (index, layer) in state.layers.enumerated() {
          let place = "marker '\(marker.name)', state '\(state.name)', layer \(index + 1)"
          for (name, type) in layer.tokens {
            try check(name, type, tokens, place, line: layer.line)
          }
          try check(layer, icons, place)
        }
      }
    }
  }

  private func check(
    _ name: String, _ type: TokenType, _ tokens: TokenSet, _ place: String, line: Int
  ) throws(TokenError) {
    guard let token = tokens.token(named: name) else {
      let names = tokens.tokens.filter { $0.type == type }.map(\.name)
      throw TokenError(
        file: file, line: line, token: place, "no token '\(name)'",
        accepted: hint(for: name, among: names))
    }
    guard token.type == type else {
      throw TokenError(
        file: file, line: line, token: place,
        "the token '\(name)' (\(token.file):\(token.line)) is a \(token.type.rawValue)",
        accepted: "a \(type.rawValue)")
    }
  }

  private func check(
    _ layer: DataLayer, _ icons: IconSet, _ layerPlace: String
  ) throws(TokenError) {
    guard case .icon(let name, _) = layer.shape, !icons.names.contains(name) else { return }
    let missing = self.icons.map { ": no file '\(folder)\($0)/\(name).svg'" } ?? ""
    throw TokenError(
      file: file, line: layer.line, token: layerPlace, "the icon '\(name)' is missing\(missing)",
      accepted: icons.names.isEmpty
        ? self.icons == nil ? "a pack that names its folder of icons, \"icons\"" : "that file"
        : hint(for: name, among: icons.names))
  }

  /// The pack's folder with a "/" at its end, as the manifest's path has it; empty for none.
  private var folder: String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
