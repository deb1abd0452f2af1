/// A moment in a run at which a job other than the oldest ran.
struct Overtaking: Sendable, Hashable {
  /// The index of the turn in which the job ran, from 0.
  var turn: Int
  /// The task of this job; nil if the kit does not know the task.
  var task: PlayedTask?
  /// The task of the oldest job, which was ready at this moment; nil if the kit does not know the task.
  var overtaken: PlayedTask?
}

/// A task of a play, with the values by which the text of a finding names the task.
struct PlayedTask: Sendable, Hashable {
  /// The index of the turn in which the task began, from 0.
  var turn: Int
  /// The position of the task among all tasks that the center began in the play, from 1; 0 for a call by the kit.
  var number: Int
  /// The index of the first effect that the task had after the moment of the overtaking.
  ///
  /// If the task had no effect after this moment, the value is the index of the task's last effect before the moment.
  /// Nil if the task had no effect at all.
  var effect: Int?
}
