import PushSimulation

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
