// swift-tools-version: 6.3

import PackageDescription

// Projects that use the kit: a push center with closures, and the apps of the guides in PushConformanceTesting.docc, which
// have a bug each. The package of the kit builds the chat app, because this package would build the kit a second time for
// it. A project outside of this repository would name the kit by its address:
// .package(url: "https://github.com/…/push-conformance", from: "0.1.0")
let guides = [
  "CampaignSDK", "HelpDesk", "MailAccounts", "NewsApp", "OrderPush", "PictureExtension",
  "RecipeApp", "TaskReducer", "TokenStreams",
]

let package = Package(
  name: "push-conformance-examples",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  dependencies: [.package(name: "push-conformance", path: "..")],
  targets: [
    .target(name: "ClosurePushCenter"),
    // An adapter that the tests and the command line share.
    .target(
      name: "ClosurePushCenterAdapters",
      dependencies: [
        "ClosurePushCenter",
        .product(name: "PushConformance", package: "push-conformance"),
      ]
    ),
    .executableTarget(
      name: "ClosureCheck",
      dependencies: [
        "ClosurePushCenterAdapters",
        .product(name: "PushConformanceCommand", package: "push-conformance"),
      ]
    ),
    .testTarget(
      name: "ClosurePushCenterTests",
      dependencies: [
        "ClosurePushCenterAdapters",
        .product(name: "PushConformanceTesting", package: "push-conformance"),
      ]
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: guides.map { .byName(name: $0) } + [
        .product(name: "PushConformanceTesting", package: "push-conformance")
      ]
    ),
  ] + guides.map { .target(name: $0) }
)

// The entry point of a fuzz target is in libFuzzer, so the target is declared only for a build with libFuzzer:
// FUZZING=1 swift build -c release --sanitize fuzzer --product FuzzOrderPush
if Context.environment["FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "FuzzOrderPush",
      dependencies: [
        "OrderPush",
        .product(name: "PayloadFuzzing", package: "push-conformance"),
        .product(name: "PushPayloads", package: "push-conformance"),
      ]
    )
  )
}
