// swift-tools-version: 6.3

import PackageDescription

// Apple's SDKs contain libxml2. SwiftPM uses the flags of pkg-config for every platform, even for simulators, so only
// Linux asks pkg-config.
#if os(Linux)
  let pkgConfigOfLibXML2: String? = "libxml-2.0"
#else
  let pkgConfigOfLibXML2: String? = nil
#endif

// A dependency of tests only. The package does not build for iOS, where no process can be started.
let subprocess = Target.Dependency.product(
  name: "Subprocess",
  package: "swift-subprocess",
  condition: .when(platforms: [.macOS, .linux])
)

let package = Package(
  name: "push-conformance",
  // Not watchOS: times in milliseconds do not fit an Int of 32 bits, which older watches have.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    // The roles of adapters and the simulated application. A test target and an executable can share adapters.
    .library(name: "PushConformance", targets: ["PushConformance"]),
    // The product that a test target depends on.
    .library(name: "PushConformanceTesting", targets: ["PushConformanceTesting"]),
    // The command line, for an executable with subjects of its own.
    .library(name: "PushConformanceCommand", targets: ["PushConformanceCommand"]),
    .executable(name: "push-conformance", targets: ["push-conformance"]),
    // Parts that are useful without the kit.
    .library(name: "PushPayloads", targets: ["PushPayloads"]),
    // The product that a fuzz target of a payload parser depends on.
    .library(name: "PayloadFuzzing", targets: ["PayloadFuzzing"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  // Each target imports only from targets above it.
  targets: [
    // MARK: Vocabulary

    .target(name: "PushPayloads"),
    .target(name: "PropertyEngine"),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: pkgConfigOfLibXML2,
      providers: [.apt(["libxml2-dev", "pkg-config"]), .yum(["libxml2-devel"])]
    ),

    // MARK: Instruments

    .target(name: "PushSimulation", dependencies: ["PushPayloads"]),
    .target(
      name: "PushCorpus",
      dependencies: ["PushPayloads"],
      resources: [.copy("../../Corpus"), .copy("../../Specs")]
    ),
    .target(name: "PayloadGenerators", dependencies: ["PropertyEngine", "PushPayloads"]),
    .target(name: "JUnitXML", dependencies: ["CLibXML2"]),

    // MARK: Judgment

    .target(
      name: "PushConformance",
      dependencies: [
        "PayloadGenerators", "PropertyEngine", "PushPayloads", "PushSimulation", "PushCorpus",
      ]
    ),
    // Plays centers in separate processes, for PushConformanceTesting and PushConformanceCommand.
    .target(
      name: "SubjectIsolation",
      dependencies: ["PushConformance", "PushSimulation"]
    ),
    .target(name: "PayloadFuzzing", dependencies: ["PushPayloads"]),

    // MARK: Subjects

    .target(name: "PushCenters", dependencies: ["PushPayloads"]),
    .target(
      name: "ReferenceAdapters",
      dependencies: ["PushCenters", "PushConformance", "PushPayloads", "PushSimulation"]
    ),

    // Centers with one fault each, for tests of the kit; in no product.
    .target(
      name: "FaultyCenters",
      dependencies: ["PushConformance", "PushPayloads", "PushSimulation"],
      resources: [.copy("../../Tests/PushConformanceTests/Snapshots/faults.txt")]
    ),

    // MARK: Reporting

    .target(
      name: "ConformanceReports",
      dependencies: ["PushConformance", "PushCorpus", "PushPayloads", "JUnitXML"]
    ),
    // Reads results as JSON lines. The only target that depends on Mustache.
    .target(
      name: "ConformanceHTML",
      dependencies: [
        "ConformanceReports", "JUnitXML", "PushConformance", "PushPayloads",
        .product(name: "Mustache", package: "swift-mustache"),
      ]
    ),

    // MARK: Front doors

    .target(
      name: "PushConformanceTesting",
      dependencies: [
        "ConformanceReports", "JUnitXML", "PushConformance", "PushCorpus", "PushPayloads",
        "PushSimulation", "SubjectIsolation",
      ]
    ),
    .target(
      name: "PushConformanceCommand",
      dependencies: [
        "ConformanceHTML", "ConformanceReports", "JUnitXML", "PushConformance", "PushCorpus",
        "PushPayloads", "PushSimulation", "SubjectIsolation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "push-conformance",
      dependencies: ["PushConformanceCommand", "ReferenceAdapters"]
    ),

    // A chat app with three bugs, which Scripts/run judges. The target is not in the package of Examples, because
    // that package would build the kit a second time.
    .executableTarget(
      name: "chat-app",
      dependencies: ["PushConformance", "PushConformanceCommand"],
      path: "Examples/Sources/ChatApp"
    ),

    // MARK: Tools

    // Writes the computed part of the corpus: swift run write-corpus
    .executableTarget(name: "write-corpus", dependencies: ["PushCorpus", "PushPayloads"]),

    // MARK: Tests

    // The files that `push-conformance init` writes compile as they are written.
    .target(name: "Starters", dependencies: ["PushConformanceTesting"], path: "Specs/starters"),
    .testTarget(name: "PushPayloadsTests", dependencies: ["PushPayloads"]),
    .testTarget(name: "PropertyEngineTests", dependencies: ["PropertyEngine"]),
    .testTarget(
      name: "PushSimulationTests",
      dependencies: ["PropertyEngine", "PushPayloads", "PushSimulation"]
    ),
    .testTarget(
      name: "PushCorpusTests",
      dependencies: ["ConformanceTestSupport", "PushCorpus", "PushPayloads", "write-corpus"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "PayloadGeneratorsTests",
      dependencies: ["PayloadGenerators", "PropertyEngine", "PushPayloads"]
    ),
    .testTarget(name: "JUnitXMLTests", dependencies: ["ConformanceTestSupport", "JUnitXML"]),
    .testTarget(
      name: "PushConformanceTests",
      dependencies: [
        "ConformanceTestSupport", "FaultyCenters", "PayloadGenerators", "PropertyEngine",
        "PushConformance", "PushCorpus", "PushPayloads", "PushSimulation", "ReferenceAdapters",
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "PayloadFuzzingTests",
      dependencies: [
        "ConformanceTestSupport", "PayloadFuzzing", "PropertyEngine", "PushCorpus", "PushPayloads",
      ]
    ),
    .testTarget(
      name: "PushCentersTests",
      dependencies: ["PushCenters", "PushPayloads", "PushSimulation"]
    ),
    .testTarget(
      name: "ConformanceReportsTests",
      dependencies: [
        "ConformanceReports", "ConformanceTestSupport", "FaultyCenters", "JUnitXML",
        "PushConformance", "PushCorpus", "PushPayloads", "PushSimulation", "ReferenceAdapters",
      ],
      exclude: ["Samples"]
    ),
    .testTarget(
      name: "ConformanceHTMLTests",
      dependencies: [
        "ConformanceHTML", "ConformanceReports", "FaultyCenters", "PushConformance", "PushPayloads",
        subprocess,
      ]
    ),
    .testTarget(
      name: "PushConformanceTestingTests",
      dependencies: [
        "ConformanceTestSupport", "HostileCenters", "JUnitXML", "PushConformanceTesting",
        "ReferenceAdapters",
      ]
    ),
    .testTarget(
      name: "PushConformanceCommandTests",
      dependencies: [
        "ConformanceTestSupport", "FaultyCenters", "HostileCenters", "JUnitXML",
        "PushConformance", "PushConformanceCommand",
        "PushConformanceTesting", "PushCorpus", "PushPayloads", "PushSimulation",
        "ReferenceAdapters",
        "SubjectIsolation", "chat-app", "faulty-centers", "hostile-centers", "push-conformance",
        subprocess,
      ],
      exclude: ["Samples", "Snapshots"]
    ),
    // The parts that several test targets share: the kit, a reader of whole reports, spoilt texts, temporary folders,
    // snapshots and small disks.
    .target(
      name: "ConformanceTestSupport",
      dependencies: ["JUnitXML", "PropertyEngine", "PushConformance"],
      path: "Tests/ConformanceTestSupport"
    ),
    // Centers that harm their process, for the tests of PushConformanceTesting and PushConformanceCommand.
    .target(
      name: "HostileCenters",
      dependencies: ["PushConformance", "PushPayloads", "PushSimulation"],
      path: "Tests/HostileCenters"
    ),
    .executableTarget(
      name: "hostile-centers",
      dependencies: ["HostileCenters", "PushConformanceCommand"],
      path: "Tests/HostileCentersTool"
    ),
    .executableTarget(
      name: "faulty-centers",
      dependencies: ["FaultyCenters", "PushConformance", "PushConformanceCommand"],
      path: "Tests/FaultyCentersTool"
    ),
  ]
)

// The fuzz target of the kit itself. Its entry point is in libFuzzer, so the target links only in a build with
// libFuzzer. Scripts/fuzz builds the target.
if Context.environment["FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz-payload",
      dependencies: ["PayloadFuzzing", "PayloadGenerators", "PropertyEngine"]
    )
  )
}

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

// The tests of the kit play a million steps, and optimized code is several times as fast. Scripts/test sets
// the variable. SwiftPM refuses a dependency with unsafe flags, so adopters must not get them.
if Context.environment["OPTIMIZED"] != nil {
  // Optimizing these targets takes longer than their tests gain, and an optimizer could turn the recursion of a hostile
  // center into a loop.
  let plain = [
    "ConformanceHTML", "ConformanceReports", "ConformanceTestSupport", "FaultyCenters",
    "HostileCenters", "PushConformanceCommand", "PushConformanceTesting", "SubjectIsolation",
  ]
  for target in package.targets where target.type == .regular && !plain.contains(target.name) {
    // Whole-module optimization takes less time than file by file, and the code is faster. SwiftPM asks for batches of
    // files in debug builds, and the compiler would warn that it ignores them.
    let whole = ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"]
    target.swiftSettings?.append(.unsafeFlags(whole))
  }
}
