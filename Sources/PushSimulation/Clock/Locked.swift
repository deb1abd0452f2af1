public import Foundation

/// A value that threads access one at a time.
///
/// `Synchronization.Mutex` needs macOS 15 and iOS 18, but the kit supports test targets from macOS 14 and iOS 17 on.
///
/// ``withLock(_:)`` is inlinable, so that the compiler can specialize it. Otherwise the call would take longer than
/// most closures that it runs.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked because the compiler cannot see that `value` is only accessed while `lock` is held. Only this file
  // accesses `value`.
  @usableFromInline let lock = NSLock()
  @usableFromInline var value: Value

  package init(_ value: Value) { self.value = value }

  // The closure has to be short, and must not call external code, because that code might need the same lock.
  @inlinable
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
