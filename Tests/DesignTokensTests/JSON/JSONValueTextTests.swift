import DesignTokens
import Testing

@Suite struct JSONValueTextTests {
  private let sheet: JSONValue = [
    "path": "proofs/stations.png", "scale": 2, "ratio": 0.5, "ok": true, "none": .null,
    "cells": [[], [:], .array([1, -3])],
  ]

  @Test func compact() {
    #expect(
      sheet.serialized(pretty: false)
        == #"{"path":"proofs/stations.png","scale":2,"ratio":0.5,"ok":true,"none":null,"#
        + #""cells":[[],{},[1,-3]]}"#)
  }

  @Test func pretty() {
    #expect(
      sheet.serialized(pretty: true) == """
        {
          "path": "proofs/stations.png",
          "scale": 2,
          "ratio": 0.5,
          "ok": true,
          "none": null,
          "cells": [
            [],
            {},
            [
              1,
              -3
            ]
          ]
        }
        """)
  }

  @Test(arguments: [
    (12, "12"), (0.5, "0.5"), (-0.0, "0"), (0.1, "0.1"), (1e-7, "1e-07"), (1e300, "1e+300"),
    (9_007_199_254_740_991, "9007199254740991"), (.nan, "null"), (.infinity, "null"),
    (0.30000000000000004, "0.30000000000000004"),
  ])
  func numbers(number: Double, text: String) {
    #expect(JSONValue.number(number).serialized(pretty: false) == text)
  }

  @Test func escapes() {
    #expect(
      JSONValue.string("\"\\/\n\r\t\u{1}\u{1F}\u{7F}é𝄞").serialized(pretty: false)
        == "\"\\\"\\\\/\\n\\r\\t\\u0001\\u001f\u{7F}é𝄞\"")
  }

  @Test func whatIsWrittenReadsBack() throws {
    for isPretty in [true, false] {
      let text = sheet.serialized(pretty: isPretty)
      #expect(try JSONReader.parse(Array(text.utf8), file: "a") == sheet)
    }
  }
}
