/// Which token files, icons and fonts a command draws with.
package struct ResourceArguments: Sendable {
  /// A named set of line colours.
  package enum Palette: String, CaseIterable, Sendable {
    /// The pack's own.
    case `default`
    /// Every line at least 3:1 against Paper and Card 2 (spec §1).
    case strict
  }

  /// A pack, as it is asked for.
  package enum Pack: Equatable, Sendable {
    /// One that is built in, by its name.
    case named(String)
    /// One that lies in a folder, by the folder's path.
    case folder(String)
  }

  /// The pack that is drawn.
  package let pack: Pack
  /// Token files, laid over the pack's in this order.
  package let tokens: [String]
  /// A folder of icons that replaces the pack's.
  package let icons: String?
  /// A folder of fonts that replaces the program's.
  package let fonts: String?
  /// Whether the system's fonts may stand in.
  package let allowsFontFallback: Bool
  /// The set of line colours.
  package let palette: Palette
}
