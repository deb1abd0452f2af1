import PushConformance

/// The results of one adapter, which many tests ask for at the same time.
///
/// They are computed once for each file of known failures and each place where the subject plays.
actor Judgement {
  typealias Work = @Sendable () async -> SubjectResults

  /// The choices of a suite on which results depend.
  struct Key: Hashable, Sendable {
    /// The file of known failures; nil for none.
    var file: String?
    /// The place where the subject plays.
    var isolation: ConformanceIsolation
  }

  private var tasks: [Key: Task<SubjectResults, Never>] = [:]

  func results(for key: Key, _ judge: @escaping Work) async -> SubjectResults {
    let task = tasks[key] ?? Task { await JudgementQueue.shared.perform(judge) }
    tasks[key] = task
    return await task.value
  }
}

/// A queue that judges adapters one after another, because several of them may use the same singleton center.
private actor JudgementQueue {
  static let shared = JudgementQueue()

  private var last: Task<SubjectResults, Never>?

  func perform(_ judge: @escaping Judgement.Work) async -> SubjectResults {
    let task = Task { [last] in
      _ = await last?.value
      return await judge()
    }
    last = task
    return await task.value
  }
}
