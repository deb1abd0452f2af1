import Foundation

/// A value that many threads may reach, one at a time.
///
/// `Synchronization.Mutex` would be the natural choice, but it needs macOS 15 and iOS 18, and the
/// kit serves test targets from macOS 14 and iOS 17 on.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked because the compiler cannot see that `value` is touched under `lock` alone: this
  // file is the only place that does, and it is why the type is not public.
  private let lock = NSLock()
  private var value: Value

  /// Creates a guarded value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Runs a short piece of code with exclusive access; it must not call out to foreign code.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
