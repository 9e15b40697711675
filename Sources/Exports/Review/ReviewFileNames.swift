/// File names for cases: flat, of letters, digits and a few signs, so that no id leads out of the
/// folder, needs escaping in a URL, or stands in the way of another on any file system.
struct ReviewFileNames {
  /// Longer names are cut: 255 bytes is what file systems take, and an ending follows.
  private static let greatestLength = 180
  private var taken: Set<String> = []

  /// A name of its own for an id: "markers/z16.png" becomes "markers,z16". Ids that would share a
  /// name, or differ in case only, are numbered in the order of the calls.
  mutating func stem(for id: String) -> String {
    let wanted = Self.shortened(Self.encoded(Self.withoutEnding(id)), id: id)
    var name = wanted
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(wanted)~~\(number)"
      number += 1
    }
    return name
  }

  private static func withoutEnding(_ id: String) -> Substring {
    id.hasSuffix(".png") ? id.dropLast(4) : id[...]
  }

  /// "/" becomes ",", any other byte that is not plain becomes "~" and two digits, and so does a
  /// leading full stop.
  private static func encoded(_ text: Substring) -> String {
    var name = ""
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "/"): name += ","
      case UInt8(ascii: ".") where index > 0, UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += byte < 16 ? "~0" : "~"
        name += String(byte, radix: 16)
      }
    }
    return name.isEmpty ? "~" : name
  }

  private static func shortened(_ name: String, id: String) -> String {
    guard name.utf8.count > greatestLength else { return name }
    return "\(name.prefix(greatestLength - 18))~~\(String(fnv1a(id), radix: 16))"
  }

  /// A hash that is the same in every run, unlike the standard library's.
  private static func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
