// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "push-conformance",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)]
)
