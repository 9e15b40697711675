import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  @Test func vectorsAreOneFileAThemeInTheOrderAskedFor() throws {
    let folder = try TestFolder()
    let run = try Tool.run(
      ["routes", "--format", "svg,png,pdf", "--theme", "dark,light", "--scale", "2,1"], in: folder)
    let names = [
      "routes-dark.svg", "routes-dark@2x.png", "routes-dark.png", "routes-dark.pdf",
      "routes-light.svg", "routes-light@2x.png", "routes-light.png", "routes-light.pdf",
    ]
    #expect(run.succeeding().text == names.map { "proofs/\($0)\n" }.joined())
    #expect(try folder.names() == ["proofs"] + names.map { "proofs/\($0)" }.sorted())
  }

  @Test func anSVGIsInPointsAndNamesItsLayers() throws {
    let folder = try TestFolder()
    try Tool.run(["vehicles", "--format", "svg", "--theme", "light"], in: folder).succeeding()
    let elements = try SVGElements(try folder.bytes("proofs/vehicles-light.svg"))
    #expect(elements.root["width"] == "1248")
    #expect(elements.root["height"] == "1336")
    #expect(elements.root["viewBox"] == "0 0 1248 1336")
    #expect(Set(elements.ids).count == elements.ids.count)
    // A layer that stands again has a number behind its name.
    let layers = Set(elements.ids.map { String($0.prefix { $0 != "_" }) })
    #expect(layers.isSuperset(of: ["body", "keyline", "hairline", "glyph", "arrow", "tag"]))
    #expect(Set(elements.names) == ["svg", "g", "path"])
  }

  @Test func aPDFHasOnePageInPointsAndNoDate() throws {
    let folder = try TestFolder()
    try Tool.run(["stations", "--format", "pdf", "--theme", "dark"], in: folder).succeeding()
    let bytes = try folder.bytes("proofs/stations-dark.pdf")
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("CreationDate"))
    #expect(!text.contains("ModDate"))
    guard Tool.has("pdfinfo") else { return }
    let page = try Tool.shell("pdfinfo proofs/stations-dark.pdf", in: folder).text
    #expect(page.contains(#/Pages: +1\n/#))
    #expect(page.contains(#/Page size: +1248 x 816 pts/#))
    #expect(!page.contains("CreationDate"))
  }

  @Test func vectorsIgnoreTheScale() throws {
    let folder = try TestFolder()
    for scale in ["1", "3"] {
      try Tool.run(
        ["routes", "--format", "svg", "--theme", "light", "--scale", scale, "--out", scale],
        in: folder
      ).succeeding()
    }
    #expect(try folder.bytes("1/routes-light.svg") == folder.bytes("3/routes-light.svg"))
  }
}

/// The elements of an SVG file, as an XML parser reads them.
private final class SVGElements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var ids: [String] = []
  private(set) var root: [String: String] = [:]

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if names.isEmpty { root = attributes }
    names.append(name)
    if let id = attributes["id"] { ids.append(id) }
  }
}
