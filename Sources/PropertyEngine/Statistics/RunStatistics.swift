/// Statistics of the cases of a run.
///
/// They can be added: the statistics of all blocks, in any order, add up to the statistics of the run.
package struct RunStatistics: Sendable, Hashable {
  /// The number of generated cases, including the discarded ones.
  package private(set) var cases = 0

  /// The number of cases that were discarded because a filter found no value or the generator rejected it.
  package private(set) var filtered = 0

  /// The number of cases that were discarded because they needed too many choices.
  package private(set) var overruns = 0

  /// The number of choices of each valid case, counted in buckets.
  package private(set) var lengths = LengthBuckets()

  /// The number of valid cases with each label.
  package private(set) var labels = Tally()

  /// The number of uses and rejections of each rule, in the order of the rules.
  package private(set) var rules: [RuleCount] = []

  /// Creates empty statistics.
  package init() {}

  /// The number of discarded cases.
  package var discarded: Int { filtered + overruns }

  /// The number of cases with a valid value.
  package var valid: Int { cases - discarded }

  /// Counts a case.
  ///
  /// - Parameters:
  ///   - record: The choices of the case.
  ///   - labels: The labels of the case; repeated ones count once.
  package mutating func add(_ record: ChoiceRecord, labels: [String] = []) {
    cases += 1
    switch record.defect {
    case .filtered: filtered += 1
    case .overrun: overruns += 1
    case nil:
      lengths.add(record.choices.count)
      for (index, label) in labels.enumerated() where !labels[..<index].contains(label) {
        self.labels.add(label)
      }
    }
  }

  /// Adds the uses and rejections of rules in a sequence of commands.
  package mutating func add(_ counts: [RuleCount]) {
    for (index, count) in counts.enumerated() {
      // Nearly always the sequence has the rules of the statistics, in the same order.
      let place =
        index < rules.count && rules[index].name == count.name
        ? index : rules.firstIndex { $0.name == count.name }
      guard let place else {
        rules.append(count)
        continue
      }
      rules[place].uses += count.uses
      rules[place].rejections += count.rejections
    }
  }

  /// Adds the statistics of other cases.
  package mutating func merge(_ other: RunStatistics) {
    cases += other.cases
    filtered += other.filtered
    overruns += other.overruns
    lengths.merge(other.lengths)
    labels.merge(other.labels)
    add(other.rules)
  }
}
