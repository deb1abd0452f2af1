/// The statistics of the cases of a block, and a hash of the choices of these cases.
package struct PropertyOutcome: Sendable, Equatable {
  package private(set) var statistics = RunStatistics()

  /// A hash of every choice of every case: two runs with the same hash tested the same cases.
  ///
  /// The hash is a sum over the cases, modulo 2⁶⁴.
  package private(set) var digest: UInt64 = 0

  package init() {}

  /// Adds the choices of a case, and the use of each rule in the case.
  mutating func add(caseIndex: Int, record: ChoiceRecord, rules: [RuleCount]) {
    var digest = Digest()
    digest.combine(UInt64(truncatingIfNeeded: caseIndex))
    digest.combine(record)
    self.digest &+= digest.value
    statistics.add(record)
    statistics.add(rules)
  }
}
