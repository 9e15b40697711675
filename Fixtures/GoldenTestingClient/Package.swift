// swift-tools-version: 6.3
import PackageDescription

// A package of its own that knows render-markers only by its public library.
let package = Package(
  name: "GoldenTestingClient",
  dependencies: [.package(name: "render-markers", path: "../..")],
  targets: [
    .testTarget(
      name: "GoldenTestingClientTests",
      dependencies: [.product(name: "GoldenTesting", package: "render-markers")],
      exclude: ["Goldens"],
      swiftSettings: [
        .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
