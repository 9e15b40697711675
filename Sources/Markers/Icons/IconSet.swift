import DesignTokens

/// The icons of a pack by name.
package struct IconSet: Hashable, Sendable {
  private var icons: [String: Icon] = [:]

  /// The icons in `files`. An error where one cannot be read, a name stands twice, or one of
  /// `required` is missing.
  package init(_ files: [IconFile], required: [String]) throws(IconError) {
    icons = try Self.read(files)
    for name in required where icons[name] == nil {
      throw IconError(
        problem: "the icon '\(name)' is missing",
        accepted: "a set with \(required.joined(separator: ", "))")
    }
  }

  /// This set with the icons in `files` in place of those of the same name. A name that the set does
  /// not have is an error: a misspelt file would otherwise do nothing, silently.
  package func replacing(with files: [IconFile]) throws(IconError) -> IconSet {
    for file in files where icons[file.name] == nil {
      throw unknown(file.name, in: file.file)
    }
    var set = self
    set.icons.merge(try Self.read(files)) { $1 }
    return set
  }

  /// The icon called `name`, or an error that suggests another name.
  package subscript(name: String) -> Icon {
    get throws(IconError) {
      guard let icon = icons[name] else { throw unknown(name) }
      return icon
    }
  }

  /// The names, sorted.
  package var names: [String] { icons.keys.sorted() }

  private static func read(_ files: [IconFile]) throws(IconError) -> [String: Icon] {
    var icons: [String: Icon] = [:]
    for file in files {
      guard icons.updateValue(try Icon(file), forKey: file.name) == nil else {
        throw IconError(
          file: file.file, problem: "a second icon '\(file.name)'", accepted: "one file an icon")
      }
    }
    return icons
  }

  private func unknown(_ name: String, in file: String? = nil) -> IconError {
    let hint = suggestion(for: name, among: names).map { ": did you mean '\($0)'?" } ?? ""
    return IconError(
      file: file, problem: "unknown icon \(quoted(name))\(hint)",
      accepted: names.joined(separator: ", "))
  }
}
