import PushConformanceTesting

/// The cases that reports have to contain, read once for all tests.
enum Kit {
  private static let loaded = Result { try ConformanceKit.load() }

  /// The kit's own requirements and scenarios.
  static func load() throws -> ConformanceKit { try loaded.get() }
}
