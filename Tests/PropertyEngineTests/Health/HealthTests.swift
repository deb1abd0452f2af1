import PropertyEngine
import Testing

@Suite("Health of a run")
struct HealthTests {
  private static func statistics(
    valid: Int = 0,
    filtered: Int = 0,
    overruns: Int = 0,
    labels: [String] = [],
    rules: [RuleCount] = []
  ) -> RunStatistics {
    var statistics = RunStatistics()
    for _ in 0..<valid { statistics.add(ChoiceRecord(), labels: labels) }
    for _ in 0..<filtered {
      var source = ChoiceSource(replaying: [])
      source.reject()
      statistics.add(source.record)
    }
    for _ in 0..<overruns {
      var source = ChoiceSource(replaying: [])
      _ = source.bool()
      statistics.add(source.record)
    }
    statistics.add(rules)
    return statistics
  }

  struct Row: Sendable {
    let name: String
    let statistics: RunStatistics
    var goals: [CoverageGoal] = []
    let expected: [String]
  }

  static let rows: [Row] = [
    Row(
      name: "healthy",
      statistics: statistics(
        valid: 95,
        filtered: 5,
        labels: ["seen"],
        rules: [RuleCount(name: "push", uses: 1, rejections: 9)]
      ),
      goals: [CoverageGoal("seen"), CoverageGoal("seen", .share(9, outOf: 10))],
      expected: []
    ),
    Row(
      name: "nothing ran",
      statistics: statistics(),
      expected: [
        "None of 0 cases made a value, so nothing was tested. "
          + "Look at what the generator filters or rejects."
      ]
    ),
    Row(
      name: "half may be discarded",
      statistics: statistics(valid: 50, filtered: 50),
      expected: []
    ),
    Row(
      name: "more may not",
      statistics: statistics(valid: 49, filtered: 48, overruns: 3),
      expected: [
        "51 of 100 cases were discarded: 48 by a filter, 3 for want of choices. "
          + "Draw values that satisfy the condition instead of filtering for them."
      ]
    ),
    Row(
      name: "few cases prove nothing",
      statistics: statistics(valid: 1, filtered: 18, rules: [RuleCount(name: "push")]),
      expected: []
    ),
    Row(
      name: "too many draws",
      statistics: statistics(valid: 94, overruns: 6),
      expected: [
        "6 of 100 cases asked for more choices than there are for one. "
          + "Bound what the generator repeats or nests."
      ]
    ),
    Row(
      name: "a label that was not seen often enough",
      statistics: statistics(valid: 10, labels: ["seen"]),
      goals: [CoverageGoal("seen", .count(11)), CoverageGoal("never")],
      expected: [
        "“seen” was seen in 10 of 10 cases, and 11 are required. "
          + "Raise its weight, or the number of cases.",
        "“never” was seen in 0 of 10 cases, and 1 are required. "
          + "Raise its weight, or the number of cases.",
      ]
    ),
    Row(
      name: "rules that gave nothing",
      statistics: statistics(
        valid: 20,
        rules: [RuleCount(name: "pop", rejections: 7), RuleCount(name: "push")]
      ),
      expected: [
        "The rule “pop” was never used; it was drawn 7 times where it is impossible. "
          + "Look at its precondition, and at what has to come before it.",
        "The rule “push” was never drawn. Raise its weight, or the number of cases.",
      ]
    ),
  ]

  @Test("What is wrong is said with its evidence", arguments: rows)
  func findings(row: Row) {
    let findings = HealthCheck().findings(of: row.statistics, goals: row.goals)
    #expect(findings.map(\.description) == row.expected)
  }
}
