import DesignTokens
import DisplayList
import Testing

@Suite struct ValueTests {
  private func value(_ type: String, _ text: String) throws -> TokenValue? {
    try TestPack.tokens("{\"t\": \(TestPack.token(type, text))}").token(named: "t")?.value
  }

  private func error(_ type: String, _ text: String) -> String {
    TestPack.error("{\"t\": \(TestPack.token(type, text))}")
  }

  @Test func colors() throws {
    #expect(
      try value("color", #"{"colorSpace": "srgb", "components": [0.0431, 0.3608, 0.8353]}"#)
        == .color(Color(red: 11, green: 92, blue: 213)))
    #expect(
      try value(
        "color",
        ##"{"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.16, "hex": "#0080ff"}"##)
        == .color(Color(red: 0, green: 128, blue: 255, opacity: 0.16)))
  }

  @Test(arguments: [
    (#"{"value": 4, "unit": "px"}"#, 4), (#"{"value": 1.5, "unit": "rem"}"#, 24),
    (#"{"value": -2, "unit": "px"}"#, -2),
  ])
  func dimensions(text: String, points: Double) throws {
    #expect(try value("dimension", text) == .dimension(points))
  }

  @Test(arguments: [
    (#"{"value": 250, "unit": "ms"}"#, 0.25), (#"{"value": 0.45, "unit": "s"}"#, 0.45),
  ])
  func durations(text: String, seconds: Double) throws {
    #expect(try value("duration", text) == .duration(seconds))
  }

  @Test func numbersAndCurves() throws {
    #expect(try value("number", "0.225") == .number(0.225))
    #expect(
      try value("cubicBezier", "[0.42, 0, 0.58, -1.5]")
        == .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: -1.5)))
  }

  @Test func fonts() throws {
    #expect(try value("fontFamily", #""Figtree""#) == .fontFamily(["Figtree"]))
    #expect(try value("fontFamily", #"["Figtree", "Inter"]"#) == .fontFamily(["Figtree", "Inter"]))
    #expect(try value("fontWeight", "650") == .fontWeight(650))
    #expect(try value("fontWeight", #""extra-bold""#) == .fontWeight(800))
    #expect(try value("fontWeight", #""heavy""#) == .fontWeight(900))
  }

  @Test func typography() throws {
    #expect(
      try value(
        "typography",
        """
        {"fontFamily": "Figtree", "fontSize": {"value": 11, "unit": "px"}, "fontWeight": 800,
         "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.25}
        """)
        == .typography(
          Typography(
            families: ["Figtree"], size: 11, weight: 800, letterSpacing: 0.5, lineHeight: 1.25)))
    #expect(
      try value(
        "typography",
        #"{"fontFamily": "A", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "bold"}"#)
        == .typography(Typography(families: ["A"], size: 16, weight: 700)))
  }

  @Test(arguments: [
    (
      "color", ##""#FFFFFF""##,
      "the string '#FFFFFF' in place of a color: "
        + #"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#
    ),
    (
      "color", #"{"colourSpace": "srgb", "components": [1, 1, 1]}"#,
      "unknown member 'colourSpace' of a color: did you mean 'colorSpace'?"
    ),
    (
      "color", #"{"colorSpace": "srgb"}"#,
      #"a color without 'components': {"colorSpace": "srgb", "components": [1, 0.5, 0]}"#
    ),
    (
      "color", #"{"colorSpace": "display-p3", "components": [1, 1, 1]}"#,
      #"the string 'display-p3' as a colorSpace: "srgb""#
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 1]}"#,
      "an array as components: three numbers 0…1"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 255, 1]}"#,
      "the number 255 as a component: a number 0…1"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, "none", 1]}"#,
      "the string 'none' as a component: a number 0…1"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 2}"#,
      "the number 2 as alpha: a number 0…1"
    ),
    (
      "color", ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFE"}"##,
      "the hex #FFFFFE and the components, which are #FFFFFF, differ"
    ),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "FFFFFF"}"#,
      ##"the string 'FFFFFF' as a hex: "#FFFFFF""##
    ),
    ("dimension", "4", #"the number 4 in place of a dimension: {"value": 4, "unit": "px"}"#),
    (
      "dimension", #"{"value": 4, "unit": "pt"}"#,
      #"the string 'pt' as the unit of a dimension: "px", "rem""#
    ),
    (
      "dimension", #"{"value": "4", "unit": "px"}"#,
      "the string '4' in place of the value of a dimension: a number like 0.5"
    ),
    (
      "dimension", #"{"value": 1e308, "unit": "rem"}"#,
      "the number 1e+308 is too large: -1000000 to 1000000"
    ),
    ("number", "-1000001", "the number -1000001 is too large: -1000000 to 1000000"),
    ("number", "true", "true in place of a number: a number like 0.5"),
    ("number", #"{"value": 1}"#, "an object in place of a number: a number like 0.5"),
    ("duration", #"{"value": -1, "unit": "s"}"#, "a duration below 0"),
    (
      "duration", #"{"value": 1, "unit": "min"}"#,
      #"the string 'min' as the unit of a duration: "ms", "s""#
    ),
    (
      "cubicBezier", "[0, 0, 1.1, 1]",
      "[0,0,1.1,1] as a cubicBezier: four numbers x1, y1, x2, y2 with x1 and x2 in 0…1"
    ),
    (
      "cubicBezier", #"[0, 0, 1, "1"]"#,
      #"[0,0,1,"1"] as a cubicBezier: four numbers x1, y1, x2, y2 with x1 and x2 in 0…1"#
    ),
    ("fontFamily", "[]", "an array as a fontFamily: a family's name, or an array of names"),
    ("fontWeight", "0", "the number 0 as a fontWeight: a number 1…1000, or a name like bold"),
    ("fontWeight", #""semibold""#, "unknown fontWeight 'semibold': did you mean 'semi-bold'?"),
    (
      "typography",
      #"{"fontFamily": "A", "fontSize": {"value": 0, "unit": "px"}, "fontWeight": 1}"#,
      "a fontSize that is not above 0"
    ),
    (
      "typography", #"{"fontFamily": "A", "fontweight": 1}"#,
      "unknown member 'fontweight' of a typography: did you mean 'fontWeight'?"
    ),
    ("gradient", "[]", nil),
  ])
  func errors(type: String, text: String, problem: String?) {
    let problem =
      problem
      ?? "the type 'gradient' is not supported: accepted: color, dimension, number, duration, "
      + "cubicBezier, fontFamily, fontWeight, typography"
    #expect(error(type, text) == "tokens/a.json:1: t: " + problem)
  }
}
