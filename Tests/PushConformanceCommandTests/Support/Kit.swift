import PushConformance

/// The kit of the executable, read once for all tests.
enum Kit {
  private static let loaded = Result { try ConformanceKit.load() }
  private static let suite = Result { try PayloadSuite.load() }

  /// The kit's own requirements and scenarios.
  static func load() throws -> ConformanceKit { try loaded.get() }

  /// The kit's own payloads.
  static func payloads() throws -> PayloadSuite { try suite.get() }
}
