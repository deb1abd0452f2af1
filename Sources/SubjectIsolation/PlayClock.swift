/// Measures, in short slices, how long a subject plays one scenario.
///
/// A slice never counts for more than its length, even if the machine sleeps or the tool is stopped meanwhile.
struct PlayClock {
  private let milliseconds: Int
  private let millisecondsBetween: Int
  private var used = 0
  private var play: Int64 = 0
  private var last = ContinuousClock.now

  /// Starts a clock while no scenario is being played; the limits are for one scenario, and between two.
  init(seconds: Int, secondsBetween: Int) {
    milliseconds = seconds * 1_000
    millisecondsBetween = secondsBetween * 1_000
  }

  /// True if the current scenario, or the time since the last scenario, has used up its limit.
  var hasRunOut: Bool { used >= limit }

  var seconds: Int { limit / 1_000 }

  private var limit: Int { play > 0 ? milliseconds : millisecondsBetween }

  /// Counts one slice of `slice` milliseconds, and returns true, if a slice has passed since the last one.
  ///
  /// `play` is the number of the scenario that is being played, or 0. When it changes, the time starts again from zero.
  mutating func isDue(atPlay play: Int64, every slice: Int) -> Bool {
    let now = ContinuousClock.now
    guard now - last >= .milliseconds(slice) else { return false }
    last = now
    used = play == self.play ? used + slice : 0
    self.play = play
    return true
  }

  /// Gives the current scenario its whole time again, for example while a debugger is attached.
  mutating func beginAgain() { used = 0 }
}
