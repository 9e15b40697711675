/// The table directory of one font in a file (OpenType, "Organization of an OpenType font").
struct FontTables {
  /// The tags of the tables ("glyf").
  private(set) var tags: Set<String> = []
  /// Units to the em, as table `head` states them.
  private(set) var unitsPerEm = 0

  /// Reads the directory of font number `index`. HarfBuzz takes a table that is cut off for a short
  /// one and draws nothing; here it is an error that names the file and the table.
  init(_ file: borrowing FontFile, index: Int) throws(TypesettingError) {
    guard let start = Self.start(of: index, in: file),
      let count = file.number(at: start + 4, bytes: 2)
    else { throw .unreadableFont(file: file.path, problem: "ends before its table directory") }
    for record in 0..<count {
      try add(recordAt: start + 12 + 16 * record, of: file)
    }
    try checkIsComplete(file.path)
  }

  /// A collection starts with "ttcf", a version, the number of fonts, and where each starts.
  private static func start(of index: Int, in file: borrowing FontFile) -> Int? {
    let collection = 0x7474_6366
    guard file.number(at: 0, bytes: 4) == collection else { return 0 }
    return file.number(at: 12 + 4 * index, bytes: 4)
  }

  private mutating func add(
    recordAt offset: Int, of file: borrowing FontFile
  ) throws(TypesettingError) {
    guard let tag = file.number(at: offset, bytes: 4),
      let start = file.number(at: offset + 8, bytes: 4),
      let length = file.number(at: offset + 12, bytes: 4)
    else { throw .unreadableFont(file: file.path, problem: "ends within its table directory") }
    let name = Self.name(of: tag)
    guard start + length <= file.count else {
      throw .unreadableFont(
        file: file.path,
        problem: "is truncated: table '\(name)' ends at byte \(start + length) of \(file.count)")
    }
    tags.insert(name)
    // unitsPerEm is the number at byte 18 of the table.
    if name == "head", length >= 54 { unitsPerEm = file.number(at: start + 18, bytes: 2) ?? 0 }
  }

  private func checkIsComplete(_ path: String) throws(TypesettingError) {
    for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] where !tags.contains(tag) {
      throw .unreadableFont(file: path, problem: "has no table '\(tag)'")
    }
    if tags.isDisjoint(with: ["glyf", "CFF ", "CFF2"]) {
      throw .unreadableFont(
        file: path, problem: "has no outlines (none of the tables 'glyf', 'CFF ', 'CFF2')")
    }
    // The range that the OpenType specification gives for head.unitsPerEm.
    if !(16...16384).contains(unitsPerEm) {
      throw .unreadableFont(
        file: path, problem: "has \(unitsPerEm) units to the em; 16 to 16384 are valid")
    }
  }

  private static func name(of tag: Int) -> String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { shift in
          let byte = UInt8(truncatingIfNeeded: tag >> shift)
          return (32..<127).contains(byte) ? Unicode.Scalar(byte) : "?"
        }))
  }
}
