import PushConformance
import PushSimulation

/// The results of all adapters, which many tests ask for at the same time.
///
/// The actor computes the results of an adapter once for each combination of choices. The actor judges adapters one
/// after another, because several adapters can use the same singleton center.
actor Judgment {
  typealias Outcome = Result<SubjectResults, KitError>

  struct Key: Hashable, Sendable {
    var session: ObjectIdentifier
    var choices: SuiteChoices
  }

  static let shared = Judgment()

  private var tasks: [Key: Task<Outcome, Never>] = [:]
  private var last: Task<Outcome, Never>?

  func results(for key: Key, _ judge: @escaping @Sendable () async -> Outcome) async -> Outcome {
    if let task = tasks[key] { return await task.value }
    let task = Task { [last] in
      _ = await last?.value
      return await judge()
    }
    (tasks[key], last) = (task, task)
    return await task.value
  }
}

/// A registry of values by name, for the whole process; a value is made when a caller first asks for the value.
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
