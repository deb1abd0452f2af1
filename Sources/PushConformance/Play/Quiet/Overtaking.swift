/// A moment in a run at which a job other than the oldest ran.
struct Overtaking: Sendable, Hashable {
  /// The index of the turn in which the job ran, from 0.
  var turn: Int
  /// The turn in which the task of this job began; nil for a job of an actor.
  var begun: Int?
  /// The turn in which the task of the overtaken job began; nil for a job of an actor.
  var overtaken: Int?
}
