/// A small seedable random number generator (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014).
///
/// The kit has a generator of its own, because a seed in a bug report must always give the same run. The standard
/// library guarantees neither the numbers of its generator nor how it draws from a range.
@usableFromInline
package struct SplitMix64: Sendable, Hashable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

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

  /// Returns a bijection of a word in which every input bit influences every output bit.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
