import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an SVG file, read by an XML parser; throws what the parser finds wrong.
struct SVGDocument {
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  /// In document order.
  let elements: [Element]

  init(_ text: String) throws {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = collector.elements
  }

  /// The ids in document order.
  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }
  }
}
