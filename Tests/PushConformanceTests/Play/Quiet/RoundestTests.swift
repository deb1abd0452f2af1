import Testing

@testable import PushConformance

@Suite("A sleep has the roundest duration that fits the executor's instant")
struct RoundestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var least: Duration
    var most: Duration
    var roundest: Duration
    var testDescription: String { "\(least) to \(most)" }
  }

  static let rows = [
    Row(least: .microseconds(1_999_980), most: .microseconds(2_000_010), roundest: .seconds(2)),
    Row(
      least: .microseconds(2_502_990),
      most: .microseconds(2_503_005),
      roundest: .milliseconds(2_503)
    ),
    Row(
      least: .nanoseconds(249_999_100),
      most: .nanoseconds(250_000_900),
      roundest: .milliseconds(250)
    ),
    Row(
      least: .nanoseconds(1_234_567),
      most: .nanoseconds(1_234_567),
      roundest: .nanoseconds(1_234_567)
    ),
    Row(least: .seconds(-1), most: .milliseconds(1), roundest: .zero),
    Row(least: .zero, most: .zero, roundest: .zero),
    Row(least: .seconds(86_399.99999), most: .seconds(86_400.00001), roundest: .seconds(86_400)),
  ]

  @Test(arguments: rows) func duration(_ row: Row) {
    #expect(Duration.roundest(from: row.least, to: row.most) == row.roundest)
  }
}
