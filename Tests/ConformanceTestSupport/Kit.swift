package import PushConformance

/// The kit, read once for all tests of a process.
package enum Kit {
  private static let loaded = Result { try ConformanceKit.load() }
  private static let suite = Result { try PayloadSuite.load() }

  package static func load() throws -> ConformanceKit { try loaded.get() }

  package static func payloads() throws -> PayloadSuite { try suite.get() }
}
