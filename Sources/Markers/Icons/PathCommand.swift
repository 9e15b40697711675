/// A command of SVG path data.
struct PathCommand {
  /// What a command draws, by its capital letter.
  enum Kind: Character {
    case move = "M"
    case line = "L"
    case horizontal = "H"
    case vertical = "V"
    case cubic = "C"
    case smoothCubic = "S"
    case quadratic = "Q"
    case smoothQuadratic = "T"
    case arc = "A"
    case close = "Z"
  }

  /// What it draws.
  var kind: Kind
  /// Whether its coordinates count from where the last command ended.
  var isRelative: Bool

  /// The command of a letter, or nil.
  init?(_ byte: UInt8) {
    let letter = Character(UnicodeScalar(byte))
    guard letter.isASCII, let kind = Kind(rawValue: Character(letter.uppercased())) else {
      return nil
    }
    self.kind = kind
    isRelative = letter.isLowercase
  }

  /// What coordinates mean that follow the command's own: lines behind a move, else the same again.
  var repeated: PathCommand {
    var command = self
    if kind == .move { command.kind = .line }
    return command
  }
}
