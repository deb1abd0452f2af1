import Foundation

/// What a process has one of for each name, made when it is first asked for, by whichever thread.
final class ProcessRegistry<Value: Sendable>: @unchecked Sendable {
  // Unchecked because a lock guards the property, which the compiler cannot see; `Mutex` would need
  // a later system than test targets are built for.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  /// The value of a name, made when it is first asked for.
  func value(for name: String, make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = values[name] { return known }
    let value = make()
    values[name] = value
    return value
  }
}
