import Foundation

/// Values by name.
///
/// A value is made once in a process, when its name is first asked for.
final class ProcessRegistry<Value: Sendable>: @unchecked Sendable {
  // The class is `@unchecked` because a lock guards the property, which the compiler cannot verify. `Mutex` would need
  // a later system than the deployment target of test targets.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  /// The values that have been made so far, in no particular order.
  var all: [Value] {
    lock.lock()
    defer { lock.unlock() }
    return Array(values.values)
  }

  /// Returns the value with a name; makes the value at the first call.
  func value(for name: String, make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[name] { return known }
    let value = make()
    values[name] = value
    return value
  }
}
