extension Duration {
  /// Returns the roundest duration from `least` to `most`: the duration with the fewest decimal places in seconds.
  ///
  /// An executor receives a sleep as an instant of a real clock. The kit does not know the duration of the sleep
  /// exactly, because that clock may have advanced since the turn began. It takes the roundest possible duration,
  /// because durations in code are usually round.
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
