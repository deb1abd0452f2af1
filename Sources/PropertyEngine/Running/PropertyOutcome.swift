/// What became of the cases of a block, or of several.
///
/// It is a value that adds. The outcomes of all blocks, merged in any order, are the same whatever
/// the size of a block.
package struct PropertyOutcome: Sendable, Equatable {
  /// What the cases were like.
  package private(set) var statistics = RunStatistics()

  /// A fingerprint of every choice of every case: two runs with the same one tested the same.
  ///
  /// It is a sum over the cases, modulo 2⁶⁴.
  package private(set) var digest: UInt64 = 0

  /// Makes an outcome of no cases.
  package init() {}

  /// Adds a case.
  mutating func add(caseIndex: Int, record: ChoiceRecord, verdict: CaseVerdict) {
    var digest = Digest()
    digest.combine(UInt64(truncatingIfNeeded: caseIndex))
    digest.combine(record)
    self.digest &+= digest.value
    statistics.add(record, labels: verdict.labels)
    statistics.add(verdict.rules)
  }

  /// Adds the outcome of other cases.
  package mutating func merge(_ other: PropertyOutcome) {
    statistics.merge(other.statistics)
    digest &+= other.digest
  }
}
