/// The limits within which a center has to become quiet.
struct Patience: Sendable, Hashable {
  /// The longest time that an open call to the center can wait for something outside the simulated world.
  var silence: Duration
  /// The largest number of timers that can fire while one step lets time pass.
  var timers: Int
  /// The largest number of timers that fire at one moment; endless timers without delay would stop virtual time.
  var timersAtOnce = 1_000
  /// The largest number of effects in a turn; a center with more effects probably repeats its effects without end.
  var effects = 10_000
  /// The largest number of jobs in a row without a visible effect; a task that polls and yields would run forever.
  var jobs = 4_096
  /// The time after which the kit assumes that an open call waits for a different call.
  ///
  /// If no other thread has sent a job by the end of one such wait, later waits take a tenth of the time.
  var sharing = Duration.milliseconds(100)
  /// The limit in place of ``sharing`` if the play cannot run the center's jobs.
  var doubt = Duration.milliseconds(500)

  /// The limits for a subject that has not hung, with enough timers for a day in which the center polls every second.
  static let full = Patience(silence: .seconds(10), timers: 100_000)
  /// The limits for a subject that has hung once, and will probably hang in every scenario.
  static let spent = Patience(silence: .milliseconds(250), timers: 2_000)
}
