package import Bitmap
package import Geometry

/// One thing to draw, in points. The whole language between drawing code and a canvas.
package enum DisplayItem: Hashable, Sendable {
  /// A filled outline.
  case fill(Path, Color, FillRule)
  /// A stroked outline.
  case stroke(Path, Color, StrokeStyle)
  /// An outline's shadow: filled (nonzero rule), then blurred by a Gaussian whose standard deviation
  /// is given in points; the outline stands where the shadow falls. Nothing is drawn further out
  /// than three standard deviations; without a deviation above 0, it is a plain fill.
  case shadow(Path, Color, sigma: Double)
  /// A picture, tiled from the top left corner of a rectangle at one pixel a point.
  case image(Bitmap, Rect)
  /// Several items under one name.
  case group(DisplayGroup)
  /// A drawing that recurs, its origin moved to a point.
  case instance(Drawing, Point)
}

/// Which points an outline encloses where it crosses itself.
package enum FillRule: String, Hashable, Sendable {
  /// Every point that the outline winds around. Variable fonts overlap: text needs this.
  case nonzero
  /// Every point crossed an odd number of times: icons cut holes this way.
  case evenOdd = "even-odd"
}

/// How an outline is stroked.
package struct StrokeStyle: Hashable, Sendable {
  /// In points, half on each side of the outline.
  package var width: Double
  /// Lengths of dash and gap in points, by turns; empty for a continuous line.
  package var dash: [Double]
  /// How far into the dashes each subpath begins, in points.
  package var dashPhase: Double
  /// How corners are joined.
  package var join: Join
  /// How ends look.
  package var cap: Cap

  /// The shape of a corner.
  package enum Join: String, Hashable, Sendable {
    /// Edges run on until they meet.
    case miter
    /// A part of a disc.
    case round
  }

  /// The shape of an end.
  package enum Cap: String, Hashable, Sendable {
    /// Cut off where the outline ends.
    case butt
    /// Half a disc beyond it.
    case round
  }

  /// A stroke of `width` points.
  package init(
    width: Double, dash: [Double] = [], dashPhase: Double = 0, join: Join = .miter,
    cap: Cap = .butt
  ) {
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.join = join
    self.cap = cap
  }
}
