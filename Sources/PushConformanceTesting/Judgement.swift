import PushConformance
import PushSimulation

/// The results of one adapter, which many tests ask for at the same time.
///
/// The actor computes the results once for each combination of answers, place where the subject plays, and
/// number of orders.
actor Judgement {
  typealias Outcome = Result<SubjectResults, KitError>
  typealias Work = @Sendable () async -> Outcome

  struct Key: Hashable, Sendable {
    var answers: AnswerFile
    var isolation: ConformanceIsolation
    var orders: Int
  }

  private var tasks: [Key: Task<Outcome, Never>] = [:]

  func results(for key: Key, _ judge: @escaping Work) async -> Outcome {
    let task = tasks[key] ?? Task { await JudgementQueue.shared.perform(judge) }
    tasks[key] = task
    return await task.value
  }
}

/// A queue that judges adapters one after another, because several adapters may use the same singleton center.
private actor JudgementQueue {
  static let shared = JudgementQueue()

  private var last: Task<Judgement.Outcome, Never>?

  func perform(_ judge: @escaping Judgement.Work) async -> Judgement.Outcome {
    let task = Task { [last] in
      _ = await last?.value
      return await judge()
    }
    last = task
    return await task.value
  }
}

/// A registry of values by name, for the whole process, made when a caller first asks for them.
struct ProcessRegistry<Value: Sendable>: Sendable {
  private let values = Locked<[String: Value]>([:])

  var all: [Value] { values.withLock { Array($0.values) } }

  func value(for name: String, make: () -> Value) -> Value {
    values.withLock { values in
      if let known = values[name] { return known }
      let value = make()
      values[name] = value
      return value
    }
  }
}
