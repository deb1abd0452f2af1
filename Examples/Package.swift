// swift-tools-version: 6.3

import PackageDescription

// Two projects that use the kit, each with a push center written in a style of its own. A project
// outside of this repository would name the kit by its address:
// .package(url: "https://github.com/…/push-conformance", from: "0.1.0")
let package = Package(
  name: "push-conformance-examples",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [.package(name: "push-conformance", path: "..")],
  targets: [
    .target(name: "StreamingPushCenter"),
    .target(name: "ClosurePushCenter"),
    .testTarget(
      name: "StreamingPushCenterTests",
      dependencies: [
        "StreamingPushCenter",
        .product(name: "PushConformanceTesting", package: "push-conformance"),
      ]
    ),
    // The command line with this center, and the adapter, which the tests use as well.
    .executableTarget(
      name: "ClosureCheck",
      dependencies: [
        "ClosurePushCenter",
        .product(name: "PushConformanceCommand", package: "push-conformance"),
      ]
    ),
    .testTarget(
      name: "ClosurePushCenterTests",
      dependencies: [
        "ClosureCheck",
        .product(name: "PushConformanceTesting", package: "push-conformance"),
      ]
    ),
  ]
)
