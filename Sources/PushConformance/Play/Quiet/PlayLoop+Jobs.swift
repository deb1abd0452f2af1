extension PlayLoop {
  enum Lane: Sendable { case main, pool }

  struct Job: Sendable {
    var job: UnownedJob
    var lane: Lane
    /// The identifier of the task that the job belongs to, or else of the task that enqueued the job; 0 for neither.
    ///
    /// Jobs without a task are jobs of actors, and jobs by which the runtime ends a yield or a sleep.
    var task: UInt64 = 0
  }

  /// The moment at which a task first appeared.
  struct Origin {
    /// The number of processes of the play that had ended at this moment.
    var process: Int
    /// The number of turns that had ended at this moment.
    var turn: Int
    /// The position of the task among the tasks that the center began; 0 for a call by the kit.
    var number = 0
  }
}
