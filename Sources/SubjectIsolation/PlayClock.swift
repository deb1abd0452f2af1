/// Measures the time of each play in short slices.
///
/// A slice never counts for more than its length, even if the machine sleeps or the tool is stopped meanwhile.
struct PlayClock {
  /// The longest time, in milliseconds, that the worker may take between two plays, to read the kit's files and to
  /// judge.
  private static let betweenPlays = 60_000

  private let milliseconds: Int
  private let millisecondsBetween: Int
  private var used = 0
  private var play: Int64 = 0
  private var last = ContinuousClock.now

  /// Starts a clock.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time of a play.
  ///   - starts: Whether the process is only starting, so that no play can be open.
  init(milliseconds: Int, whileStarting starts: Bool = false) {
    self.milliseconds = milliseconds
    millisecondsBetween = starts ? milliseconds : max(milliseconds, Self.betweenPlays)
  }

  /// Whether the play, or the time between two plays, has used up its limit.
  var hasRunOut: Bool { used >= (play > 0 ? milliseconds : millisecondsBetween) }

  /// Counts the time since the last call.
  ///
  /// - Parameters:
  ///   - play: The number of the open play, or 0 for none. When the number changes, the time starts again from zero.
  ///   - slice: The length of a slice in milliseconds.
  /// - Returns: Whether a slice has passed.
  mutating func isDue(atPlay play: Int64, every slice: Int) -> Bool {
    let now = ContinuousClock.now
    guard now - last >= .milliseconds(slice) else { return false }
    last = now
    used = play == self.play ? used + slice : 0
    self.play = play
    return true
  }

  /// Resets the used time to zero.
  mutating func beginAgain() { used = 0 }
}
