/// What became of the cases of a block, or of several.
///
/// It is a value that adds. The outcomes of all blocks, merged in any order, are the same whatever
/// the size of a block.
public struct PropertyOutcome<Label: Equatable & Sendable>: Sendable, Equatable {
  /// What the cases were like.
  public private(set) var statistics = RunStatistics()

  /// What failed, each with its first case, in the order of the first cases.
  public private(set) var finds: [PropertyFind<Label>] = []

  /// A fingerprint of every choice of every case: two runs with the same one tested the same.
  ///
  /// It is a sum over the cases, modulo 2⁶⁴.
  public private(set) var digest: UInt64 = 0

  /// Makes an outcome of no cases.
  public init() {}

  /// Adds a case.
  mutating func add(caseIndex: Int, record: ChoiceRecord, verdict: CaseVerdict<Label>) {
    var digest = Digest()
    digest.combine(UInt64(truncatingIfNeeded: caseIndex))
    digest.combine(record)
    self.digest &+= digest.value
    statistics.add(record, labels: verdict.labels)
    statistics.add(verdict.rules)
    guard record.isValid, !verdict.failures.isEmpty else { return }
    let trial = Trial(record: record, failures: verdict.failures, end: verdict.end)
    for (order, label) in verdict.failures.enumerated()
    where !verdict.failures[..<order].contains(label) {
      add(
        PropertyFind(label: label, caseIndex: caseIndex, order: order, count: 1, trial: trial)
      )
    }
  }

  /// Adds the outcome of other cases.
  public mutating func merge(_ other: PropertyOutcome) {
    statistics.merge(other.statistics)
    digest &+= other.digest
    for find in other.finds { add(find) }
  }

  private mutating func add(_ find: PropertyFind<Label>) {
    var find = find
    if let index = finds.firstIndex(where: { $0.label == find.label }) {
      guard Self.precedes(find, finds[index]) else {
        finds[index].count += find.count
        return
      }
      find.count += finds.remove(at: index).count
    }
    let place = finds.firstIndex { Self.precedes(find, $0) } ?? finds.count
    finds.insert(find, at: place)
  }

  private static func precedes(_ one: PropertyFind<Label>, _ other: PropertyFind<Label>) -> Bool {
    (one.caseIndex, one.order) < (other.caseIndex, other.order)
  }
}
