/// The seed of one generated case.
///
/// It depends on the run's seed, the property's name and the case's number, and on nothing
/// else: a property has the same cases whichever others run beside it, in whatever order, on
/// however many shards.
package struct CaseSeed: Sendable, Hashable {
  /// The seed itself.
  package let value: UInt64

  /// Derives the seed of a case.
  ///
  /// - Parameters:
  ///   - runSeed: The seed of the whole run.
  ///   - propertyID: The name of what is tested; it is hashed by FNV-1a, since the seeds of
  ///     Swift's own hashing differ from process to process.
  ///   - caseIndex: The number of the case.
  package init(runSeed: UInt64, propertyID: String, caseIndex: UInt64) {
    // Each step is a bijection of what it adds, so two cases of a property never share a seed.
    let run = SplitMix64.mixed(runSeed &+ SplitMix64.increment)
    let property = SplitMix64.mixed(run ^ Self.fnv1a(propertyID))
    value = SplitMix64.mixed(property ^ caseIndex)
  }

  /// The 64-bit FNV-1a hash of a text's UTF-8 (Fowler, Noll and Vo; RFC 9923).
  static func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}
