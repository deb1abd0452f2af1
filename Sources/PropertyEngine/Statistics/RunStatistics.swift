package struct RunStatistics: Sendable, Hashable {
  /// The number of generated cases, including discarded cases.
  package private(set) var cases = 0

  package private(set) var filtered = 0

  package private(set) var overruns = 0

  package private(set) var rules: [RuleCount] = []

  package init() {}

  package mutating func add(_ record: ChoiceRecord) {
    cases += 1
    switch record.defect {
    case .filtered: filtered += 1
    case .overrun: overruns += 1
    case nil: break
    }
  }

  package mutating func add(_ counts: [RuleCount]) {
    for (index, count) in counts.enumerated() {
      // The rules of the sequence nearly always have the same order as the rules of the statistics.
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
}
