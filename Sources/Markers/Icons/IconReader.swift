import DisplayList
import Geometry

/// Reads an icon file: elements and attributes, each against the list of what an icon may have.
struct IconReader {
  /// The largest icon file, in bytes.
  static let largestFile = 65_536
  /// The most path elements that an icon may have.
  static let mostElements = 10_000

  private var markup: MarkupReader
  private var open: [(element: IconElement, style: IconStyle)] = []
  private var viewBox: Rect?
  private var outlines = IconOutlines()

  /// A reader for a file of at most 64 KB.
  init(_ bytes: [UInt8]) throws(IconFault) {
    guard bytes.count <= Self.largestFile else {
      throw IconFault(
        problem: "the file has \(bytes.count) bytes", accepted: "\(Self.largestFile) at most")
    }
    markup = try MarkupReader(bytes)
  }

  /// Reads the whole file.
  mutating func read() throws(IconFault) {
    while let tag = try markup.next(allowingText: open.last?.element.holdsText ?? false) {
      if tag.kind == .close { try close(tag) } else { try start(tag) }
    }
    if let last = open.last {
      throw IconFault(
        offset: markup.cursor.offset, problem: "'\(last.element)' is not closed",
        accepted: "</\(last.element)>")
    }
  }

  /// The icon's outline on its view box.
  func outline() throws(IconFault) -> (viewBox: Rect, path: Path, fillRule: FillRule) {
    guard let viewBox else {
      throw IconFault(problem: "the file has no elements", accepted: "an svg element with paths")
    }
    let joined = try outlines.joined(within: viewBox)
    return (viewBox, joined.path, joined.fillRule)
  }

  private mutating func start(_ tag: MarkupTag) throws(IconFault) {
    let element = try element(tag)
    var style = open.last?.style ?? IconStyle()
    for attribute in tag.attributes {
      try check(attribute, of: element)
      try style.apply(attribute.name, markup.text(attribute), at: attribute.offset)
    }
    switch element {
    case .svg: viewBox = try readViewBox(tag)
    case .path: try readPath(tag, style)
    case .g, .title, .desc: break
    }
    if tag.kind == .open { open.append((element, style)) }
  }

  private mutating func close(_ tag: MarkupTag) throws(IconFault) {
    guard let last = open.popLast(), last.element.rawValue == tag.name, tag.attributes.isEmpty
    else {
      throw IconFault(
        offset: tag.offset, problem: "unexpected end of \(quoted(tag.name))",
        accepted: "the end of the element opened last")
    }
  }

  /// The element that a tag opens, if it may stand here.
  private func element(_ tag: MarkupTag) throws(IconFault) -> IconElement {
    let expected: [IconElement] =
      open.last?.element.children ?? (viewBox == nil ? [.svg] : [])
    if let element = IconElement(rawValue: tag.name), expected.contains(element) {
      return element
    }
    let names = expected.map(\.rawValue).joined(separator: ", ")
    let place = open.last.map { "in \($0.element)" } ?? (viewBox == nil ? "first" : "after </svg>")
    throw IconFault(
      offset: tag.offset, problem: "unexpected element \(quoted(tag.name)) \(place)",
      accepted: (names.isEmpty ? "nothing" : names) + Self.advice(tag.name))
  }

  private func check(
    _ attribute: MarkupTag.Attribute, of element: IconElement
  ) throws(IconFault) {
    guard element.attributes.contains(attribute.name) else {
      let names = element.attributes.joined(separator: ", ")
      throw IconFault(
        offset: attribute.offset,
        problem: "unexpected attribute \(quoted(attribute.name)) of \(element)",
        accepted: names + Self.advice(attribute.name))
    }
  }

  private static func advice(_ name: String) -> String {
    IconElement.advice(for: name).map { " (\($0))" } ?? ""
  }

  private mutating func readPath(_ tag: MarkupTag, _ style: IconStyle) throws(IconFault) {
    guard style.isFilled else {
      throw IconFault(
        offset: tag.offset, problem: "path with the fill 'none'",
        accepted: "currentColor, black, #000, #000000 (delete a path that draws nothing)")
    }
    let data = try value("d", of: tag, accepted: "path data")
    var reader = PathDataReader(
      markup.cursor(over: data.value), room: Self.mostElements - outlines.elementCount)
    outlines.add(try reader.read(), style.fillRule, at: tag.offset)
  }

  private func readViewBox(_ tag: MarkupTag) throws(IconFault) -> Rect {
    let namespace = try value("xmlns", of: tag, accepted: Self.namespace)
    guard markup.text(namespace) == Self.namespace else {
      throw IconFault(
        offset: namespace.offset, problem: "another namespace than SVG's", accepted: Self.namespace)
    }
    let accepted = "four numbers: left, top, and a width and height from 0.001"
    let box = try value("viewBox", of: tag, accepted: accepted)
    var cursor = markup.cursor(over: box.value)
    var numbers: [Double] = []
    cursor.skipSpace()
    while cursor.isAtNumber, numbers.count < 4 {
      numbers.append(try cursor.number())
      if numbers.count < 4 { cursor.skipSeparator() } else { cursor.skipSpace() }
    }
    guard cursor.peek() == nil, numbers.count == 4, numbers[2] >= 0.001, numbers[3] >= 0.001
    else {
      let text = markup.text(box)
      throw IconFault(offset: box.offset, problem: "viewBox \(quoted(text))", accepted: accepted)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static let namespace = "http://www.w3.org/2000/svg"

  private func value(
    _ name: String, of tag: MarkupTag, accepted: String
  ) throws(IconFault) -> MarkupTag.Attribute {
    guard let attribute = tag.attributes.first(where: { $0.name == name }) else {
      throw IconFault(
        offset: tag.offset, problem: "\(tag.name) without '\(name)'",
        accepted: "\(name) with \(accepted)")
    }
    return attribute
  }
}
