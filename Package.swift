// swift-tools-version: 6.3
import PackageDescription

// Targets stand in the order in which data flows: each imports only what stands above it.
// `swift build --explicit-target-dependency-import-check error` holds every import to this list.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests hold C strings and processes with Foundation; memory-safety annotations there would only be noise.
let testing: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies,
    swiftSettings: testing)
}

let package = Package(
  name: "render-markers",
  products: [
    .executable(name: "render-markers", targets: ["render-markers"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
  ],
  targets: [
    // Libraries of the system.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig1-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .target(name: "PNGShim", dependencies: ["CPNG"]),
    .target(name: "PackFiles"),
    .target(name: "ReviewFiles"),

    // The stages.
    stage("Geometry"),
    stage("Bitmap"),
    stage("DisplayList", ["Geometry", "Bitmap"]),
    stage("DesignTokens", ["Geometry", "DisplayList"]),
    stage(
      "Typesetting", ["Geometry", "DisplayList", "CFontconfig", "CFriBidi", "CHarfBuzz"]),
    stage("Markers", ["Typesetting", "DesignTokens", "DisplayList", "Geometry", "PackFiles"]),
    stage("Scenes", ["Markers", "DesignTokens", "DisplayList", "Geometry"]),
    stage(
      "Citymapper",
      ["Markers", "Typesetting", "DesignTokens", "DisplayList", "Geometry", "PackFiles"]),
    stage(
      "Sheets",
      [
        "Citymapper", "Scenes", "Markers", "Typesetting", "DesignTokens", "DisplayList",
        "Geometry",
      ]),
    stage("CairoCanvas", ["DisplayList", "Geometry", "Bitmap", "CCairo"]),
    stage("PNGCodec", ["Bitmap", "PNGShim"]),
    stage("WebPCodec", ["Bitmap", "CWebP"]),
    stage(
      "Exports",
      [
        "PNGCodec", "WebPCodec", "CairoCanvas", "Sheets", "Scenes", "Markers", "Typesetting",
        "DesignTokens", "DisplayList", "Bitmap", "Geometry", "ReviewFiles",
      ]),
    stage(
      "RenderMarkersCommand",
      [
        "Exports", "PNGCodec", "WebPCodec", "CairoCanvas", "Sheets", "Scenes", "Markers",
        "Typesetting",
        "DesignTokens", "DisplayList", "Bitmap", "Geometry",
      ]),
    .executableTarget(
      name: "render-markers", dependencies: ["RenderMarkersCommand"], swiftSettings: strict),
    stage(
      "GoldenTesting", ["Exports", "PNGCodec", "CairoCanvas", "Typesetting", "Bitmap"]),

    // Tests mirror the stages.
    tests(of: "Geometry", []),
    tests(of: "Bitmap", []),
    tests(of: "DisplayList", ["Geometry", "Bitmap"]),
    tests(of: "DesignTokens", ["Geometry", "DisplayList"]),
    tests(of: "Typesetting", ["Geometry", "DisplayList"]),
    tests(
      of: "Markers",
      [
        "Typesetting", "DesignTokens", "CairoCanvas", "DisplayList", "Bitmap", "Geometry",
      ]),
    tests(
      of: "Scenes", ["Markers", "Typesetting", "DesignTokens", "DisplayList", "Geometry"]),
    tests(
      of: "Citymapper",
      [
        "Markers", "Typesetting", "DesignTokens", "CairoCanvas", "DisplayList", "Bitmap",
        "Geometry",
      ]),
    tests(of: "CairoCanvas", ["DisplayList", "Bitmap", "Geometry"]),
    tests(
      of: "Sheets",
      ["Citymapper", "Markers", "Typesetting", "DesignTokens", "DisplayList", "Bitmap", "Geometry"]),
    tests(of: "PNGCodec", ["Bitmap"]),
    tests(of: "WebPCodec", ["Bitmap", "CWebP"]),
    tests(
      of: "Exports",
      [
        "CairoCanvas", "PNGCodec", "Sheets", "Markers", "Typesetting", "DesignTokens",
        "DisplayList", "Bitmap", "Geometry",
      ]),
    tests(
      of: "RenderMarkersCommand",
      [
        "render-markers", "Sheets", "Markers", "Typesetting", "DesignTokens", "DisplayList",
        "PNGCodec", "Bitmap",
      ]),
    tests(
      of: "GoldenTesting",
      [
        "CairoCanvas", "PNGCodec", "Exports", "Sheets", "Scenes", "Markers", "Typesetting",
        "DesignTokens", "DisplayList", "Bitmap", "Geometry",
      ]),
    .testTarget(
      name: "ReviewPageTests",
      dependencies: ["Exports", "PNGCodec", "DesignTokens", "Bitmap", "Geometry"],
      exclude: ["browser"], swiftSettings: testing),
    .testTarget(
      name: "CoverageTests",
      dependencies: [
        "Markers", "CairoCanvas", "Typesetting", "DesignTokens", "DisplayList", "Geometry",
        "Bitmap",
      ], swiftSettings: testing),
  ],
  swiftLanguageModes: [.v6]
)
