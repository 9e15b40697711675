/// Where a variable font stands on its axes.
struct FontVariation: Hashable {
  /// On the axis `wght`, or nil where the font does not have it.
  let weight: Double?
  /// On the axis `opsz`, in points, or nil for its default and where the font does not have it.
  let opticalSize: Double?
}
