import PropertyEngine
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private static func record(_ values: [UInt64], limit: Int = 10) -> ChoiceRecord {
    var source = ChoiceSource(replaying: values, limit: limit)
    for _ in values { _ = source.draw(through: 9) }
    return source.record
  }

  private static func rejected() -> ChoiceRecord {
    var source = ChoiceSource(replaying: [1])
    source.reject()
    return source.record
  }

  @Test("A tally is sorted by label")
  func tally() {
    var tally = Tally()
    for label in ["b", "a", "c", "a", "b", "a"] { tally.add(label) }
    tally.add("never", count: 0)
    #expect(tally.entries.map(\.label) == ["a", "b", "c"])
    #expect(tally.entries.map(\.count) == [3, 2, 1])
    #expect(tally["a"] == 3)
    #expect(tally["never"] == 0)
    var other = Tally()
    other.add("d", count: 2)
    other.add("a")
    other.merge(tally)
    tally.merge(
      { () -> Tally in
        var more = Tally(); more.add("d", count: 2); more.add("a"); return more
      }()
    )
    #expect(other == tally)
    #expect(tally.entries.map(\.count) == [4, 2, 1, 2])
  }

  @Test("Lengths fall into buckets that double")
  func buckets() {
    var buckets = LengthBuckets()
    for length in [0, 1, 2, 3, 4, 7, 8, 15, -1] { buckets.add(length) }
    #expect(buckets.buckets.map(\.lengths) == [0...0, 1...1, 2...3, 4...7, 8...15])
    #expect(buckets.buckets.map(\.count) == [2, 1, 2, 2, 2])
    var other = LengthBuckets()
    other.add(.max)
    other.merge(buckets)
    #expect(other.buckets.count == 64)
    #expect(other.buckets.map(\.count).reduce(0, +) == 10)
    #expect(other.buckets.last?.lengths == (1 << 62)...Int.max)
  }

  @Test("Valid cases have labels and lengths, discarded ones a reason")
  func cases() {
    var statistics = RunStatistics()
    statistics.add(Self.record([1, 2]), labels: ["even", "small", "even"])
    statistics.add(Self.record([1, 2, 3]), labels: ["small"])
    statistics.add(Self.record([1, 2, 3], limit: 2), labels: ["lost"])
    statistics.add(Self.rejected(), labels: ["lost"])
    #expect(statistics.cases == 4)
    #expect(statistics.valid == 2)
    #expect(statistics.filtered == 1)
    #expect(statistics.overruns == 1)
    #expect(statistics.labels["even"] == 1)
    #expect(statistics.labels["small"] == 2)
    #expect(statistics.labels["lost"] == 0)
    #expect(statistics.lengths.buckets.map(\.count) == [0, 0, 2])
  }

  @Test("The sum of statistics does not depend on the split")
  func merging() {
    let records = (0..<20 as Range<UInt64>).map {
      Self.record([UInt64](repeating: 1, count: Int($0)))
    }
    var whole = RunStatistics()
    var parts = [RunStatistics](repeating: RunStatistics(), count: 3)
    for (index, record) in records.enumerated() {
      let labels = index % 2 == 0 ? ["even"] : ["odd", "all"]
      let rules = [RuleCount(name: "a", uses: index), RuleCount(name: "b", rejections: 1)]
      whole.add(record, labels: labels)
      whole.add(rules)
      parts[index % 3].add(record, labels: labels)
      parts[index % 3].add(rules)
    }
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      var sum = RunStatistics()
      for part in order { sum.merge(parts[part]) }
      #expect(sum == whole)
    }
  }

  @Test("Rules in another order are matched by name")
  func ruleNames() {
    var statistics = RunStatistics()
    statistics.add([RuleCount(name: "a", uses: 1), RuleCount(name: "b", uses: 2)])
    statistics.add([RuleCount(name: "b", uses: 10), RuleCount(name: "c", rejections: 5)])
    #expect(
      statistics.rules == [
        RuleCount(name: "a", uses: 1), RuleCount(name: "b", uses: 12),
        RuleCount(name: "c", rejections: 5),
      ]
    )
  }
}
