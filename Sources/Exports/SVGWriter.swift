import Bitmap
package import DisplayList
import Geometry
package import PNGCodec

/// Writes display lists as SVG: outlines only, in points, with named groups that arrive as layers in
/// a design tool. The same picture gives the same text.
package struct SVGWriter {
  private var text = ""
  private var definitions = ""
  /// Ids given out: they are unique in a file.
  private var ids: Set<String> = []
  /// How often each name was asked for.
  private var uses: [String: Int] = [:]
  private var clipCount = 0
  /// The ids of the pictures that are defined: one that is shown often is held once.
  private var pictures: [Bitmap: String] = [:]
  /// The ids of the drawings that are defined: the list holds them, so their identities stay theirs.
  private var drawings: [ObjectIdentifier: String] = [:]

  private init() {}

  /// A picture as an SVG file.
  package static func bytes(of list: DisplayList) throws(PNGError) -> [UInt8] {
    var writer = SVGWriter()
    for item in list.items { try writer.write(item, indent: "  ") }
    let width = decimal(list.size.width)
    let height = decimal(list.size.height)
    let definitions =
      writer.definitions.isEmpty ? "" : "  <defs>\n\(writer.definitions)  </defs>\n"
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(definitions)\(writer.text)</svg>

      """
    return Array(file.utf8)
  }

  private mutating func write(_ item: DisplayItem, indent: String) throws(PNGError) {
    switch item {
    case .fill(let path, let color, let rule):
      let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
      text +=
        "\(indent)<path\(color.attributes("fill"))\(evenOdd) d=\"\(SVGPathData(path).text)\"/>\n"
    case .stroke(let path, let color, let style):
      text += """
        \(indent)<path fill="none"\(color.attributes("stroke"))\(style.attributes) \
        d="\(SVGPathData(path).text)"/>\n
        """
    case .shadow(let path, let color, let sigma): write(path, color, sigma, indent: indent)
    case .image(let bitmap, let rect): try write(bitmap, rect, indent: indent)
    case .group(let group): try write(group, indent: indent)
    case .instance(let drawing, let point):
      let id = try define(drawing)
      text += """
        \(indent)<use href="#\(id)" x="\(decimal(point.x))" y="\(decimal(point.y))"/>\n
        """
    }
  }

  /// The id of a drawing's definition, which is written when it is first asked for.
  private mutating func define(_ drawing: Drawing) throws(PNGError) -> String {
    if let id = drawings[ObjectIdentifier(drawing)] { return id }
    let id = id("drawing")
    drawings[ObjectIdentifier(drawing)] = id
    let outer = text
    text = ""
    try write(drawing.group, indent: "      ")
    definitions += "    <g id=\"\(id)\">\n\(text)    </g>\n"
    text = outer
    return id
  }

  private mutating func write(_ group: DisplayGroup, indent: String) throws(PNGError) {
    text += "\(indent)<g id=\"\(id(group.name))\""
    if group.opacity < 1 { text += " opacity=\"\(decimal(group.opacity))\"" }
    if let clip = group.clip {
      clipCount += 1
      let clipID = id("clip-\(clipCount)")
      definitions +=
        "    <clipPath id=\"\(clipID)\"><path d=\"\(SVGPathData(clip).text)\"/></clipPath>\n"
      text += " clip-path=\"url(#\(clipID))\""
    }
    text += ">\n"
    for item in group.items { try write(item, indent: indent + "  ") }
    text += "\(indent)</g>\n"
  }

  /// A shadow as a blurred path. Its opacity stands on the path, behind the filter: so the blur has
  /// all the levels of an opaque shape.
  private mutating func write(_ path: Path, _ color: Color, _ sigma: Double, indent: String) {
    guard let box = DisplayItem.shadow(path, color, sigma: sigma).inkBox else { return }
    let filter = sigma > 0 ? " filter=\"url(#\(defineBlur(sigma, box)))\"" : ""
    let opacity = color.opacity < 1 ? " opacity=\"\(decimal(color.opacity))\"" : ""
    text += """
      \(indent)<path fill="\(color.hex)"\(opacity)\(filter) d="\(SVGPathData(path).text)"/>\n
      """
  }

  private mutating func defineBlur(_ sigma: Double, _ box: Rect) -> String {
    let blurID = id("blur")
    definitions += """
          <filter id="\(blurID)" filterUnits="userSpaceOnUse" x="\(decimal(box.x))" \
      y="\(decimal(box.y))" width="\(decimal(box.width))" height="\(decimal(box.height))" \
      color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="\(decimal(sigma))"/></filter>

      """
    return blurID
  }

  /// A picture, tiled one pixel a point, as a pattern that holds it.
  private mutating func write(
    _ bitmap: Bitmap, _ rect: Rect, indent: String
  ) throws(PNGError) {
    let pictureID = try define(bitmap)
    let patternID = id("tiles")
    definitions += """
          <pattern id="\(patternID)" patternUnits="userSpaceOnUse" \
      x="\(decimal(rect.x))" y="\(decimal(rect.y))" \(bitmap.svgSize)>\
      <use href="#\(pictureID)"/></pattern>

      """
    text += """
      \(indent)<rect x="\(decimal(rect.x))" y="\(decimal(rect.y))" \
      width="\(decimal(rect.width))" height="\(decimal(rect.height))" \
      fill="url(#\(patternID))"/>\n
      """
  }

  /// The id of a picture's definition, which is written when it is first asked for.
  private mutating func define(_ bitmap: Bitmap) throws(PNGError) -> String {
    if let id = pictures[bitmap] { return id }
    let id = id("picture")
    pictures[bitmap] = id
    let data = base64(try PNG.encode(bitmap, format: .rgba, scale: 1))
    definitions += """
          <image id="\(id)" \(bitmap.svgSize) \
      style="image-rendering:pixelated" href="data:image/png;base64,\(data)"/>

      """
    return id
  }

  /// A layer's name as an id: unique in the file, escaped, without spaces, which an id may not have,
  /// and control characters, which no reader shows.
  private mutating func id(_ name: String) -> String {
    let joined = String(name.map { $0.isWhitespace ? "_" : $0 })
    let word = xmlEscaped(joined.filter { !$0.isASCII || $0 >= " " })
    var id = word
    repeat {
      let count = uses[word, default: 0] + 1
      uses[word] = count
      if count > 1 { id = "\(word)_\(count)" }
    } while !ids.insert(id).inserted
    return id
  }
}

extension Color {
  fileprivate func attributes(_ property: String) -> String {
    " \(property)=\"\(hex)\"" + (opacity < 1 ? " \(property)-opacity=\"\(decimal(opacity))\"" : "")
  }
}

extension Bitmap {
  fileprivate var svgSize: String { "width=\"\(width)\" height=\"\(height)\"" }
}

extension StrokeStyle {
  fileprivate var attributes: String {
    var text = " stroke-width=\"\(decimal(width))\""
    if join == .round { text += " stroke-linejoin=\"round\"" }
    if cap == .round { text += " stroke-linecap=\"round\"" }
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map(decimal).joined(separator: " "))\""
    }
    if dashPhase != 0 { text += " stroke-dashoffset=\"\(decimal(dashPhase))\"" }
    return text
  }
}
