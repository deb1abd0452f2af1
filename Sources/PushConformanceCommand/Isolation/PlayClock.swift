/// Measures the time of one play after another, in short slices.
///
/// A slice counts for no more than itself, so that a machine that sleeps, or a tool that is stopped, uses no time up.
struct PlayClock {
  /// How long the worker may be at work without a play, in milliseconds: it reads the kit, and judges.
  private static let betweenPlays = 60_000

  private let milliseconds: Int
  private var used = 0
  private var play: Int64 = 0
  private var last = ContinuousClock.now

  init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Whether the play has taken longer than it may.
  var hasRunOut: Bool { used >= (play > 0 ? milliseconds : max(milliseconds, Self.betweenPlays)) }

  /// Takes note of the time.
  ///
  /// - Parameters:
  ///   - play: The number of the play that is open; another one has all of its time; 0 for none.
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

  /// Gives the play all of its time again.
  mutating func beginAgain() { used = 0 }
}
