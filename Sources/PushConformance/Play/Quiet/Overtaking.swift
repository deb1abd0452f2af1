/// A moment in a run at which a job other than the oldest ran.
struct Overtaking: Sendable, Hashable {
  /// The turn of this moment, from 0.
  var turn: Int
  /// The turn in which the task that ran began; nil for an actor's job.
  var begun: Int?
  /// The turn in which the overtaken task began; nil for an actor's job.
  var overtaken: Int?
}
