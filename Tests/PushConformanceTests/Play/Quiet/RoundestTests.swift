import Testing

@testable import PushConformance

@Suite("A sleep has the roundest duration that fits the executor's instant")
struct RoundestTests {
  /// The shortest and the longest duration that fit, and the roundest duration between these two.
  static let rows: [(Duration, Duration, Duration)] = [
    (.microseconds(1_999_980), .microseconds(2_000_010), .seconds(2)),
    (.microseconds(2_502_990), .microseconds(2_503_005), .milliseconds(2_503)),
    (.nanoseconds(249_999_100), .nanoseconds(250_000_900), .milliseconds(250)),
    (.nanoseconds(1_234_567), .nanoseconds(1_234_567), .nanoseconds(1_234_567)),
    (.seconds(-1), .milliseconds(1), .zero), (.zero, .zero, .zero),
    (.seconds(86_399.99999), .seconds(86_400.00001), .seconds(86_400)),
  ]

  @Test(arguments: rows) func duration(least: Duration, most: Duration, roundest: Duration) {
    #expect(Duration.roundest(from: least, to: most) == roundest)
  }
}
