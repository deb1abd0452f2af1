/// The bounds within which a center has to come to rest.
struct Patience: Sendable, Hashable {
  /// How long an open call may wait for something outside of the play.
  var silence: Duration
  /// How many timers may fire while one step lets time pass.
  var timers: Int
  /// How many timers may fire at one moment: a center whose timer starts another one at once would
  /// keep time standing for ever.
  var timersAtOnce = 1_000
  /// How many effects a turn may have.
  var effects = 10_000
  /// How many jobs may run in a row without anything that the world sees: a task that yields until
  /// something has come has any number of them.
  var jobs = 4_096
  /// How long more calls may be open than the held awaits account for before they are taken to share
  /// these, where the play runs the center's jobs.
  var sharing = Duration.milliseconds(100)
  /// The same where it does not.
  var doubt = Duration.milliseconds(500)

  /// The bounds for a subject that has not hung yet.
  ///
  /// A center that looks at something every second has 86,400 timers a day.
  static let full = Patience(silence: .seconds(10), timers: 100_000)
  /// The bounds for a subject that has: a call that awaits what never comes does so in every scenario.
  static let spent = Patience(silence: .milliseconds(250), timers: 2_000)
}
