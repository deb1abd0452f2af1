/// The order in which the jobs of a center ran in one play.
///
/// A job is the part of a task between two suspensions.
struct JobOrder: Sendable, Hashable {
  /// The choices that the play made; empty if the oldest job always ran first.
  var schedule = Schedule()
  /// The number of moments at which more than one job could run.
  var moments = 0
  /// True if the play could make every choice of the requested schedule.
  var fitsPlay = true
  /// The moments at which a job other than the oldest ran.
  var overtakings: [Overtaking] = []
  /// The number of tasks that the center began in each turn; empty if no job was overtaken.
  var tasks: [Int] = []
}
