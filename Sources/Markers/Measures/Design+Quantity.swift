import DesignTokens
import DisplayList

extension Design {
  /// A length token with its name.
  package func length(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try dimension(name), formula: name, tokens: [name])
  }

  /// A length token of either sign with its name.
  package func signedLength(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try offset(name), formula: name, tokens: [name])
  }

  /// A number token with its name; of either sign.
  package func factor(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try number(name), formula: name, tokens: [name])
  }

  /// A ratio token with its name.
  package func part(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try ratio(name), formula: name, tokens: [name])
  }

  /// A token that scales a marker, with its name.
  package func scale(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try markerScale(name), formula: name, tokens: [name])
  }

  /// The size of a typography token's text.
  package func textSize(_ name: String) throws(DrawingError) -> MarkerMeasures.Fact {
    MarkerMeasures.Fact(decimal(try typography(name).size), name, isOfText: true)
  }

  /// The space that a typography token adds between letters.
  package func tracking(_ name: String) throws(DrawingError) -> MarkerMeasures.Fact {
    MarkerMeasures.Fact(
      decimal(try typography(name).letterSpacing), "\(name) · letterSpacing", isOfText: true)
  }
}
