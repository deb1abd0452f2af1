// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "push-conformance",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  // Each band imports only from the bands above it.
  targets: [
    // MARK: Vocabulary

    .target(name: "PushPayloads"),

    // MARK: Instruments

    .target(name: "PushSimulation", dependencies: ["PushPayloads"]),
    .target(
      name: "PushCorpus",
      dependencies: ["PushPayloads"],
      resources: [.copy("../../Corpus"), .copy("../../Specs")]
    ),

    // MARK: Judgement

    .target(
      name: "PushConformance",
      dependencies: ["PushPayloads", "PushSimulation", "PushCorpus"]
    ),

    // MARK: Subjects

    .target(name: "PushCenters", dependencies: ["PushPayloads"]),
    .target(
      name: "ReferenceAdapters",
      dependencies: ["PushCenters", "PushConformance", "PushPayloads", "PushSimulation"]
    ),

    // MARK: Tests

    .testTarget(
      name: "PushConformanceTests",
      dependencies: [
        "PushConformance", "PushCorpus", "PushPayloads", "PushSimulation", "ReferenceAdapters",
      ],
      exclude: ["Snapshots"]
    ),
    .executableTarget(name: "scratch", dependencies: ["ReferenceAdapters", "PushConformance"]),
  ]
)

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    // SE-0335: `any` before every existential.
    .enableUpcomingFeature("ExistentialAny"),
    // SE-0409: imports are internal unless they say otherwise.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // SE-0444: members are visible only from modules that the file imports.
    .enableUpcomingFeature("MemberImportVisibility"),
    // SE-0470: conformances of isolated types are isolated.
    .enableUpcomingFeature("InferIsolatedConformances"),
    // SE-0461: nonisolated asynchronous functions run where they are called.
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // SE-0481: weak captures are immutable.
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    // SE-0458: unsafe constructs are marked.
    .strictMemorySafety(),
  ]
}
