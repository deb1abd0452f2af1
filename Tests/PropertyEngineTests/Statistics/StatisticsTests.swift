import PropertyEngine
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private static func record(_ values: [UInt64], limit: Int = 10) -> ChoiceRecord {
    var source = ChoiceSource(replaying: values, limit: limit)
    for _ in values { _ = source.draw(through: 9) }
    return source.record
  }

  @Test("Lengths fall into buckets that double")
  func buckets() {
    var buckets = LengthBuckets()
    for length in [0, 1, 2, 3, 4, 7, 8, 15, -1] { buckets.add(length) }
    #expect(buckets.buckets.map(\.lengths) == [0...0, 1...1, 2...3, 4...7, 8...15])
    #expect(buckets.buckets.map(\.count) == [2, 1, 2, 2, 2])
    buckets.add(.max)
    #expect(buckets.buckets.count == 64)
    #expect(buckets.buckets.map(\.count).reduce(0, +) == 10)
    #expect(buckets.buckets.last?.lengths == (1 << 62)...Int.max)
  }

  @Test("Discarded cases have a reason")
  func cases() {
    var statistics = RunStatistics()
    statistics.add(Self.record([1, 2]))
    statistics.add(Self.record([1, 2, 3]))
    statistics.add(Self.record([1, 2, 3], limit: 2))
    statistics.add(Generator.bool.filter(attempts: 1) { _ in false }.replay([1]).record)
    #expect(statistics.cases == 4)
    #expect(statistics.filtered == 1)
    #expect(statistics.overruns == 1)
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
