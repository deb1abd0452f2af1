/// A small seedable random number generator (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014).
///
/// The kit has its own generator, because a seed in a bug report must always give the same run. The standard
/// library guarantees neither the numbers of its generator nor how it draws from a range.
@usableFromInline
package struct SplitMix64: Sendable, Hashable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The seed of a generator that draws the same numbers as this generator from now on.
  package var seed: UInt64 { state }

  package mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mixed(state)
  }

  /// Draws a number from 0 to `maximum`, uniformly.
  ///
  /// The high word of a product replaces a division, and the few biased draws are repeated (Lemire, "Fast Random
  /// Integer Generation in an Interval", 2019).
  @usableFromInline
  package mutating func next(through maximum: UInt64) -> UInt64 {
    guard maximum < .max else { return next() }
    let bound = maximum + 1
    let threshold = (0 &- bound) % bound
    while true {
      let (high, low) = next().multipliedFullWidth(by: bound)
      if low >= threshold { return high }
    }
  }

  /// 2⁶⁴ divided by the golden ratio, made odd: the step from one state to the next.
  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns a word mixed by a bijection, in which every input bit influences every output bit.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// The seed of one generated case.
///
/// The seed depends only on the run's seed, the property's name and the case's number. So a property has the same cases
/// on every machine, whether other properties run or not, and in any order.
package struct CaseSeed: Sendable, Hashable {
  package let value: UInt64

  /// Derives the seed of a case; FNV-1a hashes the property's name, because Swift's own hashes differ by process.
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

/// A 64-bit hash of a sequence of words, the same on every machine.
///
/// Each step is a bijection of the word that it adds, so two sequences that differ in one word have different digests.
/// The hash is not cryptographic.
package struct Digest: Sendable, Hashable {
  package private(set) var value: UInt64

  package init() { value = SplitMix64.increment }

  package mutating func combine(_ word: UInt64) {
    value = SplitMix64.mixed((value &+ SplitMix64.increment) ^ word)
  }

  package mutating func combine(_ record: ChoiceRecord) {
    for choice in record.choices {
      combine(choice.value)
      combine(choice.maximum)
    }
    combine(UInt64(record.choices.count))
    combine(record.isValid ? 1 : 0)
  }
}
