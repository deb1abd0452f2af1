extension Duration {
  /// Returns the duration with the fewest decimal places in seconds, since durations in code are usually round.
  ///
  /// An executor receives a sleep as an instant of a clock that may have advanced since the turn began.
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
