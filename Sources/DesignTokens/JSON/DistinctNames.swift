/// The names of one object, to find one that stands twice.
struct DistinctNames {
  private var few: [String] = []
  private var many: Set<String> = []

  /// Adds a name; false when it is there already. Names that Unicode holds to be equal are equal.
  mutating func insert(_ name: String) -> Bool {
    // Comparing a few short names is quicker than hashing them, and most objects are small.
    if few.count < 12 {
      guard !few.contains(name) else { return false }
      few.append(name)
      return true
    }
    if many.isEmpty { many = Set(few) }
    return many.insert(name).inserted
  }
}
