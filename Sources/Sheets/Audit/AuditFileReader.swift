import DesignTokens

/// Reads the objects of a file of the audit; every error names line, key and value.
struct AuditFileReader {
  let file: String

  /// A value and where it stands.
  struct Place {
    let value: JSONValue
    let path: String
  }

  /// The file's object.
  func root(_ bytes: [UInt8]) throws(AuditFileError) -> Place {
    do { return Place(value: try JSONReader.parse(bytes, file: file), path: "") } catch {
      throw AuditFileError(error)
    }
  }

  func error(_ place: Place, _ problem: String) -> AuditFileError {
    AuditFileError(file, place.value.line, place.path, problem)
  }

  /// Refuses what is no object, and members of other names.
  func checkMembers(_ place: Place, _ names: [String]) throws(AuditFileError) {
    guard let members = place.value.members else {
      throw error(place, "an object is needed, not \(place.value.summary)")
    }
    for member in members where !names.contains(member.name) {
      throw AuditFileError(
        file, member.value.line, path(place, member.name),
        "unknown; \(hint(for: member.name, among: names))")
    }
  }

  /// The member of that name.
  func member(_ place: Place, _ name: String) throws(AuditFileError) -> Place {
    guard let value = place.value[name] else {
      throw AuditFileError(file, place.value.line, path(place, name), "missing")
    }
    return Place(value: value, path: path(place, name))
  }

  /// The member's elements.
  func list(_ place: Place, _ name: String) throws(AuditFileError) -> [Place] {
    let member = try member(place, name)
    guard let elements = member.value.elements else {
      throw error(member, "an array is needed, not \(member.value.summary)")
    }
    return elements.enumerated().map { Place(value: $1, path: "\(member.path)[\($0)]") }
  }

  /// The member's text, which is not blank; `kind` says what it is.
  func text(_ place: Place, _ name: String, _ kind: String) throws(AuditFileError) -> String {
    let member = try member(place, name)
    guard let text = member.value.string, text.contains(where: { !$0.isWhitespace }) else {
      throw error(member, "\(kind) is needed, not \(member.value.summary)")
    }
    return text
  }

  private func path(_ place: Place, _ name: String) -> String {
    place.path.isEmpty ? name : "\(place.path).\(name)"
  }
}
