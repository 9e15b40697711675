/// Values judged: each function throws a usage error that names the option, the value and what is
/// accepted.
extension ParsedArguments {
  /// The error for a value that the option does not take.
  func invalid(_ key: String, _ value: String, accepted: String) -> UsageError {
    command.error("invalid value \(Quoting.quoted(value)) for '\(key)'; accepted: \(accepted)")
  }

  /// The error for a word that the option does not take, with the nearest that it does.
  func invalid(_ key: String, _ value: String, among words: [String]) -> UsageError {
    let rest = ArgumentParser.accepted(words, insteadOf: value)
    return command.error("invalid value \(Quoting.quoted(value)) for '\(key)'\(rest)")
  }

  /// The option's value or default; an error when there is neither.
  func required(_ key: String) throws(UsageError) -> String {
    if let value = value(key) { return value }
    let synopsis = command.spec.option(named: key)?.synopsis ?? key
    throw command.error("missing option '\(synopsis)'")
  }

  /// The option's value as `read` takes it, or nil when it was not given and has no default; an
  /// error when `read` gives nil.
  func value<Value>(
    _ key: String, accepted: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(key) else { return nil }
    guard let value = read(text) else { throw invalid(key, text, accepted: accepted) }
    return value
  }

  /// The same where there must be a value.
  func required<Value>(
    _ key: String, accepted: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try required(key)
    guard let value = read(text) else { throw invalid(key, text, accepted: accepted) }
    return value
  }

  /// The same for each of the words between commas: in order, without duplicates, empty ones too.
  func items<Value>(
    _ key: String, accepted: String, _ read: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for item in try items(key) {
      guard let value = read(item) else { throw invalid(key, item, accepted: accepted) }
      values.append(value)
    }
    return values
  }

  private func items(_ key: String) throws(UsageError) -> [String] {
    var items: [String] = []
    for item in try required(key).split(separator: ",", omittingEmptySubsequences: false)
    where !items.contains(String(item)) {
      items.append(String(item))
    }
    return items
  }

  /// The option's value as a case of `Choice`.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice {
    try choice(key, required(key))
  }

  /// The option's comma-separated values as cases of `Choice`, in order, without duplicates.
  func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for item in try items(key) { choices.append(try choice(key, item)) }
    return choices
  }

  /// `word`, given to the option or the positional `key`, as a case of `Choice`.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, _ word: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    throw invalid(key, word, among: Choice.allCases.map(\.rawValue))
  }

  /// A whole number within `range`: digits without a sign or leading zeros.
  static func whole(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(text), String(number) == text else { return nil }
    return range.contains(number) ? number : nil
  }

  /// A finite decimal number within `range`: "2", "-45", ".5", "1e3". Hexadecimal, "inf", "nan",
  /// spaces and underscores are refused, whatever the locale.
  static func decimal(
    _ text: String,
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  ) -> Double? {
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let number = Double(text), range.contains(number) else { return nil }
    return number
  }

  /// A text that is not empty.
  static func nonempty(_ text: String) -> String? {
    text.isEmpty ? nil : text
  }
}
