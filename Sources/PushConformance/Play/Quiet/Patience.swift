/// The limits within which a center has to become quiet.
struct Patience: Sendable, Hashable {
  /// The longest time that an open call to the center can wait for something outside the simulated world.
  var silence: Duration
  /// The largest number of timers that can fire while one step lets time pass.
  var timers: Int
  /// The largest number of timers that fire at one moment: timers that start timers without delay stop virtual time.
  var timersAtOnce = 1_000
  /// The largest number of effects in a turn; a center with more effects probably repeats its effects without end.
  var effects = 10_000
  /// The largest number of jobs in a row without a visible effect: a task that polls and yields runs forever.
  var jobs = 4_096
  /// The time after which the kit assumes that an open call waits for a different call.
  ///
  /// After one such wait, a tenth of the time is enough if no other thread has ever sent a job.
  var sharing = Duration.milliseconds(100)
  /// The limit in place of ``sharing`` if the play cannot run the center's jobs.
  var doubt = Duration.milliseconds(500)

  /// The limits for a subject that has not hung; a center that polls every second fires 86,400 timers a day.
  static let full = Patience(silence: .seconds(10), timers: 100_000)
  /// The limits for a subject that has hung once, and will probably hang in every scenario.
  static let spent = Patience(silence: .milliseconds(250), timers: 2_000)
}
