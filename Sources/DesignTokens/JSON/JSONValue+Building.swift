// Values built in code: `["path": "stations.png", "scale": 2, "cells": .array(cells)]`.

extension JSONValue {
  /// The value null.
  package static var null: JSONValue { JSONValue(.null) }

  /// A string.
  package static func string(_ string: String) -> JSONValue { JSONValue(.string(string)) }

  /// A number; one that is not finite is written as null.
  package static func number(_ number: Double) -> JSONValue { JSONValue(.number(number)) }

  /// A whole number, exact up to 2⁵³.
  package static func number(_ number: Int) -> JSONValue { JSONValue(.number(Double(number))) }

  /// True or false.
  package static func bool(_ bool: Bool) -> JSONValue { JSONValue(.bool(bool)) }

  /// Values in order.
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// Names and values in order; the caller keeps names distinct.
  package static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self.init(.string(value)) }

  /// True or false.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  /// A whole number.
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  /// A number.
  package init(floatLiteral value: Double) { self.init(.number(value)) }

  /// Values in order.
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  /// Names and values in order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { Member($0.0, $0.1) }))
  }
}
