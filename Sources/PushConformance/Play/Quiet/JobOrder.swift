/// The order in which a center's jobs ran in one play; a job is the part of a task between two suspensions.
struct JobOrder: Sendable, Hashable {
  /// The choices that the play made; empty if the oldest job always ran first.
  var schedule = Schedule()
  /// The number of moments at which more than one job could run.
  var moments = 0
  /// True if the play could make every choice of the requested schedule.
  var fitsPlay = true
  var overtakings: [Overtaking] = []
  /// The number of tasks that the center began in each turn; empty if no job was overtaken.
  var tasks: [Int] = []
}

/// A moment in a run at which a job other than the oldest ran.
struct Overtaking: Sendable, Hashable {
  var turn: Int
  /// The task of the job that ran; nil if the kit does not know the task.
  var task: PlayedTask?
  /// The task of the oldest ready job; nil if the kit does not know the task.
  var overtaken: PlayedTask?
}

/// A task of a play, with the values by which the text of a finding names the task.
struct PlayedTask: Sendable, Hashable {
  /// The index of the turn in which the task began, from 0.
  var turn: Int
  /// The position of the task among all tasks that the center began in the play, from 1; 0 for a call by the kit.
  var number: Int
  /// The index of the task's first effect after the overtaking, or else of the task's last effect before; nil if the
  /// task has no effect.
  var effect: Int?
}
