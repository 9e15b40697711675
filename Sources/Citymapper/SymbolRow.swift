/// A row of the document's table of symbols (004, section 6), with the icons that stand for them.
package struct SymbolRow: Hashable, Sendable {
  /// The table's first column.
  package let component: String
  /// The system's symbols that it names.
  package let symbols: [String]
  /// Our icons for them, in the same order.
  package let icons: [String]
  /// The dimension token of the table's last column.
  package let size: String

  private init(_ component: String, _ symbols: [String], _ icons: [String], _ size: String) {
    self.component = component
    self.symbols = symbols
    self.icons = icons
    self.size = "symbol.\(size)"
  }

  /// The 18 rows in their order.
  package static let all: [SymbolRow] = [
    SymbolRow("Get me (tab)", ["magnifyingglass"], ["search"], "tab"),
    SymbolRow("Nearby (tab)", ["mappin.and.ellipse"], ["pin"], "tab"),
    SymbolRow("Saved (tab)", ["heart", "heart.fill"], ["heart", "heart-fill"], "tab"),
    SymbolRow("You (tab)", ["person.crop.circle"], ["person"], "tab"),
    SymbolRow("Walk leg", ["figure.walk"], ["walk"], "leg"),
    SymbolRow("Bus leg", ["bus.fill"], ["bus"], "leg"),
    SymbolRow("Tube/Metro leg", ["tram.fill"], ["tram"], "leg"),
    SymbolRow("Rail leg", ["train.side.front.car"], ["rail"], "leg"),
    SymbolRow("Bike leg", ["bicycle"], ["bike"], "leg"),
    SymbolRow("Cab leg", ["car.fill"], ["cab"], "leg"),
    SymbolRow("Ferry leg", ["ferry.fill"], ["ferry"], "leg"),
    SymbolRow("GO", ["play.fill"], ["play"], "go"),
    SymbolRow("Leg arrow", ["chevron.right"], ["chevron-right"], "leg-arrow"),
    SymbolRow("Disruption", ["exclamationmark.triangle.fill"], ["warning"], "disruption"),
    SymbolRow("Live dot", ["circle.fill"], ["dot"], "live-dot"),
    SymbolRow("Back", ["chevron.left"], ["chevron-left"], "back"),
    SymbolRow("Rain-safe tag", ["cloud.rain.fill"], ["rain"], "tag"),
    SymbolRow("Step-free tag", ["figure.roll"], ["wheelchair"], "tag"),
  ]
}
