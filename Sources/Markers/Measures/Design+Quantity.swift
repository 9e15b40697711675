extension Design {
  /// A length token with its name.
  package func length(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try dimension(name), formula: name, tokens: [name])
  }

  /// A number token with its name; of either sign.
  package func factor(_ name: String) throws(DrawingError) -> Quantity {
    Quantity(value: try number(name), formula: name, tokens: [name])
  }
}
