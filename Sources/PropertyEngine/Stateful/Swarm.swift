/// The features that one generated case does not use.
///
/// A case that uses all features uses each feature rarely. Some bugs only show when one feature is used many times. So
/// each case draws a number of features to disable, and then these features (Groce, Zhang, Eide, Chen and Regehr,
/// "Swarm Testing", ISSTA 2012).
///
/// A swarm changes which features are likely, never which features are possible. The swarm is not recorded, and in a
/// replay every feature is enabled.
@usableFromInline
package struct Swarm: Sendable, Hashable {
  private let word: UInt64

  /// The share of disabled features, in sixteenths.
  private let density: UInt64

  package static let open = Swarm(word: 0, density: 0)

  init(word: UInt64, density: UInt64) {
    self.word = word
    self.density = density
  }

  /// Returns whether the case uses a feature.
  ///
  /// Call this method only inside a `sampling` closure: otherwise a replay would draw different choices.
  func isEnabled(_ feature: Int) -> Bool {
    guard density > 0 else { return true }
    let own = word &+ UInt64(truncatingIfNeeded: feature) &* SplitMix64.increment
    return SplitMix64.mixed(own) & 15 >= density
  }
}

extension ChoiceSource {
  @usableFromInline
  package mutating func swarm() -> Swarm {
    let density = steer { $0.next(through: 14) }
    let word = steer { $0.next() }
    return Swarm(word: word, density: density)
  }
}

/// The weights by which indices are drawn while a swarm disables some of the indices.
@usableFromInline
struct Weighting: Sendable {
  private let weights: [Int]
  private let swarm: Swarm
  private let essential: [Bool]
  private let total: Int

  /// The enabled indices among the first 64, one bit each; stored, because every step needs these bits.
  private let enabled: UInt64

  @usableFromInline
  init(_ weights: [Int], swarm: Swarm, essential: [Bool] = []) {
    var all = 0
    var some = 0
    var bits: UInt64 = 0
    var index = 0
    while index < weights.count {
      let weight = weights[index]
      precondition(weight >= 0, "a weight cannot be negative")
      all += weight
      if swarm.isEnabled(index) || index < essential.count && essential[index] {
        some += weight
        if index < 64 { bits |= 1 << UInt64(index) }
      }
      index += 1
    }
    precondition(all > 0, "at least one weight has to be positive")
    self.weights = weights
    self.essential = essential
    self.swarm = some > 0 ? swarm : .open
    total = some > 0 ? some : all
    enabled = some > 0 ? bits : .max
  }

  @usableFromInline
  func allows(_ index: Int) -> Bool { weights[index] > 0 && isEnabled(index) }

  @usableFromInline
  func sample(_ random: inout SplitMix64) -> UInt64 {
    var rest = Int(random.next(through: UInt64(total - 1)))
    var index = 0
    while index < weights.count {
      if isEnabled(index) {
        rest -= weights[index]
        if rest < 0 { return UInt64(index) }
      }
      index += 1
    }
    return 0
  }

  private func isEnabled(_ index: Int) -> Bool {
    index < 64
      ? enabled & (1 << UInt64(index)) != 0
      : swarm.isEnabled(index) || index < essential.count && essential[index]
  }
}
