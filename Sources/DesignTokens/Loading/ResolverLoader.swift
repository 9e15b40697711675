/// Reads a resolver document and the files that it names, each once.
struct ResolverLoader {
  let source: TokenSource
  let isOverlay: Bool
  private var files: [String: TokenTable] = [:]

  /// A resolver document, or, for an overlay, also a plain token file, which becomes one set.
  static func load(_ source: TokenSource, isOverlay: Bool) throws(TokenError) -> ResolverDocument {
    let json = try parse(source.bytes, file: source.file)
    if isOverlay, json["resolutionOrder"] == nil {
      let table = try TokenFileReader.table(json, file: source.file, isOverlay: true)
      return ResolverDocument(name: source.file, steps: [.set(table)])
    }
    var loader = ResolverLoader(source: source, isOverlay: isOverlay)
    return try loader.document(json)
  }

  private init(source: TokenSource, isOverlay: Bool) {
    self.source = source
    self.isOverlay = isOverlay
  }

  private static func parse(_ bytes: [UInt8], file: String) throws(TokenError) -> JSONValue {
    do { return try JSONReader.parse(bytes, file: file) } catch { throw TokenError(error) }
  }

  func error(_ json: JSONValue, _ problem: String, accepted: String? = nil) -> TokenError {
    TokenError(file: source.file, line: json.line, problem, accepted: accepted)
  }

  private mutating func document(_ json: JSONValue) throws(TokenError) -> ResolverDocument {
    let keys = ["version", "resolutionOrder"]
    try checkKeys(
      json, of: "a resolver", required: keys,
      optional: ["name", "description", "sets", "modifiers", "$schema", "$extensions"])
    if let version = json["version"], version.string != "2025.10" {
      throw error(version, "\(version.summary) as the version", accepted: "\"2025.10\"")
    }
    var sets: [String: TokenTable] = [:]
    for set in try members(json["sets"], "sets") { sets[set.name] = try self.set(set.value) }
    var modifiers: [String: ResolverDocument.Modifier] = [:]
    for modifier in try members(json["modifiers"], "modifiers") {
      modifiers[modifier.name] = try self.modifier(modifier)
    }
    let order = json["resolutionOrder"] ?? json
    let steps = try elements(order, "resolutionOrder").map { json throws(TokenError) in
      try step(json, sets: sets, modifiers: modifiers)
    }
    return ResolverDocument(
      name: json["name"]?.string ?? source.file,
      version: json["$extensions"]?[OriginReader.key]?["version"]?.string, steps: steps)
  }

  private func step(
    _ json: JSONValue, sets: [String: TokenTable], modifiers: [String: ResolverDocument.Modifier]
  ) throws(TokenError) -> ResolverDocument.Step {
    let known = sets.keys.map { "#/sets/\($0)" } + modifiers.keys.map { "#/modifiers/\($0)" }
    guard let reference = json["$ref"]?.string, json.members?.count == 1 else {
      throw error(
        json, "\(json.summary) in resolutionOrder", accepted: ##"{"$ref": "#/sets/…"}"##)
    }
    for (name, table) in sets where reference == "#/sets/\(name)" { return .set(table) }
    for (name, modifier) in modifiers where reference == "#/modifiers/\(name)" {
      return .modifier(modifier)
    }
    throw error(
      json, "no set or modifier '\(reference)'",
      accepted: hint(for: reference, among: known.sorted()))
  }

  private mutating func set(_ json: JSONValue) throws(TokenError) -> TokenTable {
    try checkKeys(
      json, of: "a set", required: ["sources"], optional: ["description", "$extensions"])
    return try merged(json["sources"] ?? json, "sources")
  }

  private mutating func modifier(
    _ member: JSONValue.Member
  ) throws(TokenError) -> ResolverDocument.Modifier {
    let json = member.value
    try checkKeys(
      json, of: "a modifier", required: ["contexts"],
      optional: ["description", "default", "$extensions"])
    var contexts: [ResolverDocument.Context] = []
    for context in try members(json["contexts"], "contexts") {
      contexts.append(
        ResolverDocument.Context(
          name: context.name, table: try merged(context.value, context.name),
          line: context.value.line))
    }
    let names = contexts.map(\.name)
    if let json = json["default"], !names.contains(json.string ?? "") {
      throw error(
        json, "\(json.summary) as the default", accepted: hint(for: json.string ?? "", among: names)
      )
    }
    return ResolverDocument.Modifier(
      name: member.name, contexts: contexts, defaultContext: json["default"]?.string,
      file: source.file, line: json.line)
  }

  private mutating func merged(_ json: JSONValue, _ name: String) throws(TokenError) -> TokenTable {
    var merged = TokenTable()
    for element in try elements(json, name) { merged.merge(try table(element)) }
    return merged
  }

  /// One source: {"$ref": "file.json"}, or a group that stands inline.
  private mutating func table(_ json: JSONValue) throws(TokenError) -> TokenTable {
    guard let reference = json["$ref"] else {
      return try TokenFileReader.table(json, file: source.file, isOverlay: isOverlay)
    }
    guard json.members?.count == 1, let name = reference.string, ResolverLoader.isPlain(name) else {
      throw error(
        reference, "\(reference.summary) as a source",
        accepted: "a file beside this one, without '..', '#' or other members")
    }
    if let table = files[name] { return table }
    let file = path(beside: name)
    let tokens = try ResolverLoader.parse(try read(name, at: reference), file: file)
    let table = try TokenFileReader.table(tokens, file: file, isOverlay: isOverlay)
    files[name] = table
    return table
  }

  /// A relative path that stays within its folder on every system.
  private static func isPlain(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isClean = name.unicodeScalars.allSatisfy {
      $0.value >= 32 && !"\\:#".unicodeScalars.contains($0)
    }
    return isClean && parts.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
  }

  private func path(beside name: String) -> String {
    guard let slash = source.file.lastIndex(of: "/") else { return name }
    return source.file[...slash] + name
  }

  private func read(_ name: String, at reference: JSONValue) throws(TokenError) -> [UInt8] {
    do {
      return try source.read(name)
    } catch {
      var located = error
      if located.file == nil { (located.file, located.line) = (source.file, reference.line) }
      throw located
    }
  }
}
