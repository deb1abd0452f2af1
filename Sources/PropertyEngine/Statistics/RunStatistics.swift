/// What the cases of a run were like.
///
/// It is a value that adds: the statistics of blocks, merged in any order, are those of the run.
package struct RunStatistics: Sendable, Hashable {
  /// How many cases were generated, discarded ones included.
  package private(set) var cases = 0

  /// How many were discarded because a filter found nothing or the generator rejected its value.
  package private(set) var filtered = 0

  /// How many were discarded because they asked for too many choices.
  package private(set) var overruns = 0

  /// How many choices the valid cases made.
  package private(set) var lengths = LengthBuckets()

  /// How many valid cases had a label.
  ///
  /// A case counts once for each.
  package private(set) var labels = Tally()

  /// For each rule how often it was used and rejected, in the order of the rules.
  package private(set) var rules: [RuleCount] = []

  /// Makes empty statistics.
  package init() {}

  /// How many cases were discarded.
  package var discarded: Int { filtered + overruns }

  /// How many cases made a value.
  package var valid: Int { cases - discarded }

  /// Counts a case.
  ///
  /// - Parameters:
  ///   - record: Its choices.
  ///   - labels: What it is an example of.
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

  /// Adds what a sequence of commands used and was refused.
  package mutating func add(_ counts: [RuleCount]) {
    for (index, count) in counts.enumerated() {
      // Nearly always the same rules in the same order.
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
