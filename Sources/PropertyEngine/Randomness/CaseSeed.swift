/// The seed of one generated case.
///
/// The seed depends only on the run's seed, the property's name and the case's number. So a property has the same cases
/// on every machine, whether other properties run or not, and in any order.
package struct CaseSeed: Sendable, Hashable {
  package let value: UInt64

  /// Derives the seed of a case; the property's name is hashed by FNV-1a, since Swift's own hashes differ by process.
  package init(runSeed: UInt64, propertyID: String, caseIndex: UInt64) {
    // Each step is a bijection of its new input, so two cases of a property never share a seed.
    let run = SplitMix64.mixed(runSeed &+ SplitMix64.increment)
    let property = SplitMix64.mixed(run ^ Self.fnv1a(propertyID))
    value = SplitMix64.mixed(property ^ caseIndex)
  }

  static func fnv1a(_ text: String) -> UInt64 { fnv1a(text.utf8) }

  /// Returns the 64-bit FNV-1a hash of bytes (Fowler, Noll and Vo; RFC 9923).
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}
