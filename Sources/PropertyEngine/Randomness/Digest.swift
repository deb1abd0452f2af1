/// A 64-bit fingerprint of words in an order, the same on every machine.
///
/// Each step is a bijection of what it adds, so two sequences that differ in one word never
/// share a digest. It guards against accidents, not against people.
package struct Digest: Sendable, Hashable {
  /// The fingerprint so far.
  package private(set) var value: UInt64

  /// Makes a digest of nothing.
  package init() {
    value = SplitMix64.increment
  }

  /// Adds a word.
  package mutating func combine(_ word: UInt64) {
    value = SplitMix64.mixed((value &+ SplitMix64.increment) ^ word)
  }

  /// Adds all that a record holds except its labels: what was asked, and what was answered.
  package mutating func combine(_ record: ChoiceRecord) {
    for choice in record.choices {
      combine(choice.value)
      combine(choice.maximum)
    }
    combine(UInt64(record.choices.count))
    combine(record.isValid ? 1 : 0)
  }
}
