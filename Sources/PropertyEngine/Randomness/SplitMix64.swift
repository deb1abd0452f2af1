/// A small seedable generator of random words (Steele, Lea and Flood, "Fast Splittable
/// Pseudorandom Number Generators", OOPSLA 2014).
///
/// The kit has its own, because a seed in a bug report has to mean the same run for ever: the
/// standard library promises neither its generator nor how it draws from a range.
@usableFromInline
package struct SplitMix64: Sendable, Hashable {
  private var state: UInt64

  /// Makes a generator; every seed is as good as another.
  package init(seed: UInt64) {
    state = seed
  }

  /// Draws the next word.
  package mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mixed(state)
  }

  /// Draws a number from 0 to `maximum`, each as likely as another.
  ///
  /// The high word of a product replaces a division, and the few draws that would favour some
  /// numbers are made again (Lemire, "Fast Random Integer Generation in an Interval", 2019).
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

  /// A bijection in which every bit of the input sways every bit of the output.
  static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
