import Foundation

/// Values by name, one of each per process, made on first use by any thread.
final class ProcessRegistry<Value: Sendable>: @unchecked Sendable {
  // Unchecked because a lock guards the property, which the compiler cannot verify. `Mutex` would need a later system
  // than the deployment target of test targets.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  /// Returns the value of a name, and makes it at the first call.
  func value(for name: String, make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[name] { return known }
    let value = make()
    values[name] = value
    return value
  }
}
