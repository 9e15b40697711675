import DesignTokens
import Exports

/// `--animated`: a sheet as an animation instead of pictures.
extension CommandLineGrammar {
  /// Its options.
  var animationOptions: [OptionSpec] {
    [
      .value(
        "--animated", "file",
        help: "Write \(animatedSheets.joined(separator: ", ")) as an animation instead, a .png or "
          + ".webp file; give one --theme and one --scale.", completion: .files),
      .value(
        Self.rateOption, "count",
        help: "Frames a second of --animated, 1 to \(Self.rates.upperBound).", default: "60"),
    ]
  }

  private static let rateOption = "--fps"
  /// Browsers show a frame of 10 ms or less for 100 ms: 90 frames a second are the last to be safe,
  /// rounded to whole milliseconds.
  private static let rates = 1...90

  /// Options that say something of pictures which an animation does not have.
  private static let pictureOptions = [
    "--out", "--format", "--grid", "--no-hit-areas", "--redlines",
  ]

  /// The animation that was asked for; nil without `--animated`.
  func animation(
    _ parsed: ParsedArguments, sheets: [String], themes: [SheetsArguments.Theme], scales: [Scale]
  ) throws(UsageError) -> AnimationArguments? {
    let path = try parsed.value(
      "--animated", accepted: "the path of a .png or .webp file"
    ) { AnimationFormat(fileName: $0) == nil ? nil : $0 }
    guard let path, let format = AnimationFormat(fileName: path) else {
      guard parsed.values(Self.rateOption).isEmpty else {
        throw parsed.command.error("'\(Self.rateOption)' goes with '--animated' only")
      }
      return nil
    }
    guard sheets.count == 1, animatedSheets.contains(sheets[0]) else {
      let named = sheets.isEmpty ? "those of a pack's folder" : sheets.joined(separator: ", ")
      throw parsed.command.error(
        "'--animated' shows one sheet, not \(named); \(try acceptedAnimations(parsed))")
    }
    try requireOne("--theme", themes.map(\.rawValue), parsed)
    try requireOne("--scale", scales.map { String($0.rawValue) }, parsed)
    for option in Self.pictureOptions where parsed.flag(option) {
      throw parsed.command.error("'\(option)' does not go with '--animated'")
    }
    let rate = try parsed.required(
      Self.rateOption, accepted: "a whole number from 1 to \(Self.rates.upperBound)"
    ) { ParsedArguments.whole($0, in: Self.rates) }
    return AnimationArguments(path: path, format: format, framesPerSecond: rate)
  }

  /// Which sheets there are animations of: those of the pack that is asked for, or that it has none.
  private func acceptedAnimations(_ parsed: ParsedArguments) throws(UsageError) -> String {
    let pack = try pack(parsed)
    let sheets = packWords(pack)?.sheets ?? []
    let accepted = animatedSheets.filter(sheets.contains).joined(separator: ", ")
    guard accepted.isEmpty else { return "accepted: \(accepted)" }
    let name = if case .named(let name) = pack { "the pack '\(name)'" } else { "such a pack" }
    return "\(name) has none that moves; accepted with '--pack \(Self.standardPack)': "
      + animatedSheets.joined(separator: ", ")
  }

  private func requireOne(
    _ option: String, _ values: [String], _ parsed: ParsedArguments
  ) throws(UsageError) {
    guard values.count != 1 else { return }
    throw parsed.command.error(
      "'--animated' takes one value of '\(option)', not \(values.joined(separator: ","))")
  }
}
