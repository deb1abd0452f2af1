extension Duration {
  /// Returns the duration between two others that takes the fewest digits to write, in seconds.
  ///
  /// A sleep reaches its executor as an instant of a real clock. That clock has gone on since the center
  /// added the duration of the sleep, by no more than has passed since the turn began. So the duration lies
  /// between two others, and durations in code are round.
  static func roundest(from least: Duration, to most: Duration) -> Duration {
    guard least > .zero else { return .zero }
    var step = Duration.seconds(1)
    while step >= .nanoseconds(1) {
      let rounded = step * Int((least / step).rounded(.up))
      if rounded <= most { return rounded }
      step = step / 10
    }
    return least
  }
}
