/// How long a center is watched before it is taken for quiet, in hops over the main actor.
///
/// A hop costs some 16 microseconds where it wakes two threads (Swift 6.3.1, Linux), and with that more than
/// most of what a center does in a turn; where tasks take turns, or it is known what they do, it costs one at most,
/// see ``SerialExecution`` and ``PoolCensus``. So a first look is brief, and whatever it finds wrong is looked at in full before it is believed, see
/// ``Look``.
struct Watchfulness: Sendable, Hashable {
  /// How many hops in a row without an effect are taken for rest, of a center that works in tasks.
  var hopsOfRest: Int
  /// How many hops are made after the last step to see whether the center still does something.
  ///
  /// A task that was started takes one, and a continuation that was resumed hardly ever more. One
  /// that is missed here has happened after the end of the run, and decides nothing.
  var hopsAfterTheEnd: Int

  /// Three times the most that anything was seen to take where nothing is counted: a resumed continuation took up to 21 hops in
  /// a release build (Swift 6.3.1, Linux, 60,000 tries).
  static let full = Watchfulness(hopsOfRest: 64, hopsAfterTheEnd: 16)
  /// Enough for most centers on most machines.
  static let brief = Watchfulness(hopsOfRest: 8, hopsAfterTheEnd: 4)
  /// For plays that are many.
  ///
  /// What comes later within the run is a late effect, which is looked at in full; what is missed in the end
  /// would make a difference to another play where there is none, and that is looked at in full, too.
  static let glance = Watchfulness(hopsOfRest: 4, hopsAfterTheEnd: 0)
}
