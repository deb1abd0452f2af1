/// The outcome of the cases of one or more blocks.
///
/// Outcomes can be merged: the order of merging and the size of blocks do not change the result.
package struct PropertyOutcome: Sendable, Equatable {
  /// The statistics of the cases.
  package private(set) var statistics = RunStatistics()

  /// A hash of every choice of every case: two runs with the same hash tested the same cases.
  ///
  /// The hash is a sum over the cases, modulo 2⁶⁴.
  package private(set) var digest: UInt64 = 0

  /// Creates an outcome without cases.
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
