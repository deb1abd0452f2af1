import Foundation

/// Values by name, for the whole process.
///
/// The registry makes a value when a caller first asks for the value's name.
final class ProcessRegistry<Value: Sendable>: @unchecked Sendable {
  // The class is `@unchecked` because a lock guards the property, which the compiler cannot verify. `Mutex` would need
  // a later system than the deployment target of test targets.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  /// The values that the registry has made, in no particular order.
  var all: [Value] {
    lock.lock()
    defer { lock.unlock() }
    return Array(values.values)
  }

  /// Returns the value with a name; the first call for a name makes the value.
  func value(for name: String, make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[name] { return known }
    let value = make()
    values[name] = value
    return value
  }
}
