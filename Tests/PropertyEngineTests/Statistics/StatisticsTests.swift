import Testing

@testable import PropertyEngine

@Suite("Statistics")
struct StatisticsTests {
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

  @Test("Rules in another order are matched by name")
  func ruleNames() {
    var rules = [RuleCount(name: "a", uses: 1), RuleCount(name: "b", uses: 2)]
    rules.add([RuleCount(name: "b", uses: 10), RuleCount(name: "c", rejections: 5)])
    #expect(
      rules == [
        RuleCount(name: "a", uses: 1), RuleCount(name: "b", uses: 12),
        RuleCount(name: "c", rejections: 5),
      ]
    )
  }
}
