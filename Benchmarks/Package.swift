// swift-tools-version: 6.3

import PackageDescription

// Measures the payload functions of the kit and other JSON readers. Scripts/benchmark builds and runs this package.
let package = Package(
  name: "push-conformance-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "push-conformance", path: "..")],
  targets: [
    // Counts the calls of malloc.
    .target(name: "CountedAllocations"),
    .executableTarget(
      name: "payload-benchmark",
      dependencies: [
        "CountedAllocations",
        .product(name: "PushPayloads", package: "push-conformance"),
        .product(name: "PayloadFuzzing", package: "push-conformance"),
      ]
    ),
  ]
)
