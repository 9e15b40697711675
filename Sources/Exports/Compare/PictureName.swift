/// A picture's path in its parts: "markers/bus-stop/z16-light@2x.png" is
/// "markers/bus-stop/z16" in light at 2.
struct PictureName: Equatable {
  /// The path without theme, scale and ending: the same for all variants of a drawing.
  let base: String
  /// "light", "dark" or "both"; nil where the name says none.
  let theme: String?
  /// Pixels per point; 1 where a name with a theme says none, nil without either.
  let scale: Int?

  init(_ path: String) {
    var rest = path[...]
    if RelativePath(path).ends(with: ".png") { rest = rest.dropLast(4) }
    var scale: Int?
    for number in 1...3 where rest.hasSuffix("@\(number)x") {
      rest = rest.dropLast(3)
      scale = number
    }
    let theme = ["light", "dark", "both"].first { rest.hasSuffix("-\($0)") }
    if let theme { rest = rest.dropLast(theme.count + 1) }
    base = String(rest)
    self.theme = theme
    self.scale = scale ?? (theme == nil ? nil : 1)
  }
}
