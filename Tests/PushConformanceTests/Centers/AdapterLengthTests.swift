import Foundation
import Testing

@Suite struct AdapterLengthTests {
  /// The largest number of lines of a declaration and its adapter, without comments and blank lines.
  static let limit = 60

  /// The line before the declaration and the adapter in a file that also contains the app.
  static let mark = "// MARK: - Declaration and adapter"

  /// The files that use the simulated application without an adapter: they stand in for frameworks of the system.
  static let standIns: Set<String> = [
    "UserNotifications+Simulation.swift", "UserNotifications.swift", "SimulatedViews.swift",
  ]

  private static let clone = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static let files: [(name: String, text: String)] = [
    "Tests/PushConformanceTests/Centers/Apps", "Tests/PushConformanceTests/Centers/Independent",
    "Examples/Sources", "Examples/Tests",
  ]
  .flatMap { folder in
    let files = FileManager.default.enumerator(
      at: clone.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
  .compactMap { file in
    (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
  }

  /// The files in which a class conforms to a role of the kit.
  static let adapters = files.filter {
    $0.text.contains(mark) || $0.name.hasSuffix("Adapter.swift")
  }

  @Test("Every declaration with its adapter has 60 lines at most")
  func areShort() throws {
    #expect(Self.adapters.count >= 22)
    for (name, text) in Self.adapters {
      let adapter = text.range(of: Self.mark).map { text[$0.upperBound...] } ?? text[...]
      let lines = adapter.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      #expect(lines.count <= Self.limit, "\(name) has \(lines.count) lines")
    }
  }

  /// Code of an adapter in a different file would not be counted.
  @Test("Only adapters and stand-ins for the system know the simulated application")
  func areInOneFile() {
    let names = Set(Self.adapters.map(\.name))
    for (name, text) in Self.files where text.contains("SimulatedApplication") {
      #expect(names.contains(name) || Self.standIns.contains(name), "\(name) is part of an adapter")
    }
  }
}
