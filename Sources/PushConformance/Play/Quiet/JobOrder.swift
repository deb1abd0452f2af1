/// The order in which the jobs of a center have run in one play.
struct JobOrder: Sendable, Hashable {
  /// The choices that were made; empty for first in, first out.
  var schedule = Schedule()
  /// How many moments had more than one job that could run.
  var moments = 0
  /// Whether every choice that was asked for could be made.
  var fitsPlay = true
  /// The moments at which another job than the oldest ran.
  var overtakings: [Overtaking] = []
}
