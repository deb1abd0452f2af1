/// A 64-bit hash of a sequence of words, the same on every machine.
///
/// Each step is a bijection of the word that it adds, so two sequences that differ in one word have different digests.
/// The hash is not cryptographic.
package struct Digest: Sendable, Hashable {
  package private(set) var value: UInt64

  package init() {
    value = SplitMix64.increment
  }

  /// Adds a word; the order of the words matters.
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
