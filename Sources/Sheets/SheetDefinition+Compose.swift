package import DesignTokens
package import Markers

extension SheetDefinition {
  /// Draws the sheet in `designs`, one for each of the request's themes. `scale` is named in the
  /// footer; nil for pictures without pixels. Nil when no cell matches the request.
  package func compose(
    _ request: SheetRequest, designs: [Design], scale: Scale?
  ) throws(DrawingError) -> Sheet? {
    let content = SheetContent(self, only: request.only)
    guard !designs.isEmpty else { return nil }
    var composer = SheetComposer(
      definition: self, request: request,
      metrics: SheetMetrics(exhibitZoom: request.exhibitZoom), designs: designs,
      content: content)
    let sheet = try composer.compose(scale: scale)
    return sheet.cells.isEmpty ? nil : sheet
  }
}
