import DesignTokens

extension ManifestReader {
  /// The markers.
  func markers(_ json: JSONValue) throws(TokenError) -> [DataMarker] {
    var markers: [DataMarker] = []
    for element in try elements(json, "markers") {
      let marker = try marker(element)
      guard !markers.contains(where: { $0.name == marker.name }) else {
        throw error(element, "a second marker '\(marker.name)'", "names that differ")
      }
      markers.append(marker)
    }
    return markers
  }

  private func marker(_ json: JSONValue) throws(TokenError) -> DataMarker {
    let members = try members(json, of: "a marker", required: PackManifest.Key.marker)
    var states: [DataMarker.State] = []
    for element in try elements(members["states"] ?? json, "states") {
      let state = try state(element)
      guard !states.contains(where: { $0.name == state.name }) else {
        throw error(element, "a second state '\(state.name)'", "names that differ")
      }
      states.append(state)
    }
    return DataMarker(
      name: try name(members["name"] ?? json, "a marker's name"),
      title: try string(members["title"] ?? json, "a title"), states: states)
  }

  private func state(_ json: JSONValue) throws(TokenError) -> DataMarker.State {
    let members = try members(json, of: "a state", required: PackManifest.Key.state)
    return DataMarker.State(
      name: try name(members["name"] ?? json, "a state's name"),
      layers: try elements(members["layers"] ?? json, "layers").map {
        json throws(TokenError) in try layer(json)
      })
  }

  private func layer(_ json: JSONValue) throws(TokenError) -> DataLayer {
    guard json.members != nil else {
      throw error(json, "\(json.summary) in place of a layer", "an object")
    }
    let kind = try shapeKind(json["shape"] ?? json, in: json)
    let members = try members(
      json, of: "a layer of shape '\(kind.rawValue)'",
      required: PackManifest.Key.layer + kind.keys, optional: PackManifest.Key.layerOptional)
    func value(_ key: String) throws(TokenError) -> String {
      try string(members[key] ?? json, key)
    }
    let shape: DataLayer.Shape =
      switch kind {
      case .circle: .circle(diameter: try value("diameter"))
      case .roundedRect:
        .roundedRect(
          width: try value("width"), height: try value("height"), radius: try value("radius"))
      case .icon: .icon(name: try value("icon"), height: try value("height"))
      case .text: .text(try value("text"), style: try value("style"))
      }
    return DataLayer(
      shape: shape, color: try value("color"),
      x: try members["x"].map { json throws(TokenError) in try string(json, "x") },
      y: try members["y"].map { json throws(TokenError) in try string(json, "y") },
      line: json.line)
  }

  private func shapeKind(
    _ shape: JSONValue, in layer: JSONValue
  ) throws(TokenError) -> DataShapeKind {
    let names = DataShapeKind.allCases.map(\.rawValue)
    guard layer["shape"] != nil else {
      throw error(layer, "a layer without 'shape'", names.joined(separator: ", "))
    }
    guard let kind = DataShapeKind(rawValue: shape.string ?? "") else {
      throw error(
        shape, "\(shape.summary) as a shape", hint(for: shape.string ?? "", among: names))
    }
    return kind
  }
}
