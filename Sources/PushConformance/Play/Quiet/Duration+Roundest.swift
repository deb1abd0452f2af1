extension Duration {
  /// Returns the duration of an interval that has the fewest digits when it is written in seconds.
  ///
  /// An executor receives a sleep as an instant of a real clock. That clock may have advanced after the center had
  /// added the duration, at most by the time since the turn began. So the duration lies in an interval. The kit takes
  /// the roundest one, because durations in code are usually round.
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
