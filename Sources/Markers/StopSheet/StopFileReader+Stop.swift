import DesignTokens

extension StopFileReader {
  private enum StopKind: String, CaseIterable {
    case train, bus
  }

  private enum ScopeKind: String, CaseIterable {
    case systemwide, route, station
  }

  /// The stop.
  func stop(_ place: Place) throws(StopFileError) -> Stop {
    let object = try object(
      place.value, place.path, of: "a stop", required: ["id", "name", "kind"],
      optional: ["lines", "routes"])
    let kind: StopKind = try word(object.required("kind"), "a kind of stop")
    let service: Stop.Service =
      switch kind {
      case .train: .train(lines: try ids(of: object, "lines", not: "routes", line))
      case .bus: .bus(routes: try ids(of: object, "routes", not: "lines", route))
      }
    return Stop(
      id: try text(object.required("id")), name: try text(object.required("name")),
      service: service)
  }

  /// The list that belongs to a kind of stop; the other kind's is an error.
  private func ids<ID>(
    of object: Object, _ name: String, not other: String,
    _ read: (Place) throws(StopFileError) -> ID
  ) throws(StopFileError) -> [ID] {
    if let wrong = object.optional(other) {
      throw error(wrong, "'\(other)' of a stop that has '\(name)'", accepted: "'\(name)' alone")
    }
    guard let list = object.optional(name) else {
      throw error(object.place, "a stop of this kind without '\(name)'")
    }
    return try self.list(list, "'\(name)'").map(read)
  }

  private func route(_ place: Place) throws(StopFileError) -> RouteName {
    let text = try text(place)
    guard let name = RouteName(text) else {
      throw error(
        place, "\(place.value.summary) as a route's name",
        accepted: "1 to \(RouteName.longest) characters")
    }
    return name
  }

  /// The alerts, in their order.
  func alerts(_ place: Place) throws(StopFileError) -> [TrainAlert] {
    guard let elements = place.value.elements else {
      throw error(place, "\(place.value.summary) as the alerts", accepted: "an array, or null")
    }
    var known: Set<String> = []
    return try Self.places(elements, place.path).map { place throws(StopFileError) in
      let alert = try alert(place)
      guard known.insert(alert.id).inserted else {
        throw error(place, "a second alert of the same id")
      }
      return alert
    }
  }

  private func alert(_ place: Place) throws(StopFileError) -> TrainAlert {
    let object = try object(
      place.value, place.path, of: "an alert", required: ["id", "scope", "headline"],
      optional: ["kind", "appliesTo", "description"])
    return TrainAlert(
      id: try text(object.required("id")),
      kind: try object.optional("kind").map { kind throws(StopFileError) in
        try word(kind, "a kind of alert")
      } ?? .unknown,
      scope: try scope(object), headline: try text(object.required("headline")),
      description: try object.optional("description").map { text throws(StopFileError) in
        try lines(text)
      })
  }

  private func scope(_ object: Object) throws(StopFileError) -> TrainAlert.Scope {
    let kind: ScopeKind = try word(object.required("scope"), "a scope")
    let list = object.optional("appliesTo")
    if kind == .systemwide, let list {
      throw error(list, "'appliesTo' of a systemwide alert", accepted: "no such key")
    }
    guard kind != .systemwide else { return .systemwide }
    guard let list else {
      throw error(object.place, "an alert of scope \(kind.rawValue) without 'appliesTo'")
    }
    let places = try self.list(list, "'appliesTo'")
    return kind == .route
      ? .route(try places.map { place throws(StopFileError) in try line(place) })
      : .station(try places.map { place throws(StopFileError) in try text(place) })
  }
}
