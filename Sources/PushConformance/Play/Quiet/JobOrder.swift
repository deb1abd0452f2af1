/// The order in which the jobs of a center ran in one play.
struct JobOrder: Sendable, Hashable {
  /// The choices made; empty for first in, first out.
  var schedule = Schedule()
  /// The number of moments at which more than one job could run.
  var moments = 0
  /// Whether every requested choice could be made.
  var fitsPlay = true
  /// The moments at which a job other than the oldest ran.
  var overtakings: [Overtaking] = []
}
