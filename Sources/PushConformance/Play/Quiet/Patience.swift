/// The limits within which a center has to come to rest.
struct Patience: Sendable, Hashable {
  /// The longest time that an open call may wait for something outside the play.
  var silence: Duration
  /// The largest number of timers that may fire while one step lets time pass.
  var timers: Int
  /// The largest number of timers that may fire at one moment.
  ///
  /// A timer that starts another one without delay would stop time for ever.
  var timersAtOnce = 1_000
  /// The largest number of effects in a turn.
  var effects = 10_000
  /// The largest number of jobs in a row without a visible effect.
  ///
  /// A task that polls and yields would otherwise run for ever.
  var jobs = 4_096
  /// The time after which open calls without a known cause are taken to share the await of another call.
  ///
  /// It applies where the play runs the center's jobs.
  var sharing = Duration.milliseconds(100)
  /// The same time where the play cannot run the center's jobs.
  var doubt = Duration.milliseconds(500)

  /// The limits for a subject that has not hung yet.
  ///
  /// A center that polls every second has 86,400 timers a day.
  static let full = Patience(silence: .seconds(10), timers: 100_000)
  /// The limits for a subject that has hung once: it will probably hang in every scenario.
  static let spent = Patience(silence: .milliseconds(250), timers: 2_000)
}
