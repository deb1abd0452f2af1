/// What a subject is allowed before it is given up as one that never comes to rest.
struct Patience: Sendable, Hashable {
  /// How long a call may take without a sign of life.
  var silence: Duration
  /// How many timers may fire while one step lets time pass.
  var timers: Int
  /// How many timers may fire at one moment: a center whose timer starts another one at once would
  /// keep time standing for ever.
  var timersAtOnce = 1_000
  /// How many effects a turn may have.
  var effects = 10_000

  /// For a subject that has not hung yet.
  ///
  /// One that looks at something every second has 86,400 timers a day.
  static let full = Patience(silence: .seconds(10), timers: 100_000)
  /// For a subject that has: one that awaits what never comes does so in every scenario.
  static let spent = Patience(silence: .milliseconds(250), timers: 2_000)
}
