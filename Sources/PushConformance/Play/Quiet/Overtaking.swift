/// A moment of a run at which another job than the oldest ran.
struct Overtaking: Sendable, Hashable {
  /// The turn in which it happened, from 0.
  var turn: Int
  /// The turn in which the task began that ran; nil for an actor.
  var begun: Int?
  /// The turn in which the task began that would have run; nil for an actor.
  var overtaken: Int?
}
