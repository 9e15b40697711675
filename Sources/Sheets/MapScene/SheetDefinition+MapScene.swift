extension SheetDefinition {
  package static let mapScene = SheetDefinition(
    name: "map-scene", title: "Map scene",
    summary: "Stations, stops, vehicles and lanes together, from zoom 12 to 17",
    note: "Stations, their lines and bus stops are real; lanes, routes and vehicles are invented.",
    content: .blocks(.mapScene))
}
