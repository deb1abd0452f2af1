package import PushConformance

/// The kit, read once for all tests of a process.
package enum Kit {
  private static let loaded = Result { try ConformanceKit.load() }
  private static let suite = Result { try PayloadSuite.load() }

  /// The kit's own requirements and scenarios.
  package static func load() throws -> ConformanceKit { try loaded.get() }

  /// The kit's own payloads.
  package static func payloads() throws -> PayloadSuite { try suite.get() }
}
