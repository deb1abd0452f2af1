#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Marks one thread, so that code can tell whether it runs there.
///
/// A thread-local variable cannot be misread: with a shared one, another thread could read it during a write and take
/// its jobs for the play's.
final class ThreadMark: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local variable left (errno \(status))")
    self.key = key
  }

  /// Whether the current thread is marked.
  var isHere: Bool { unsafe pthread_getspecific(key) != nil }

  /// Marks the current thread.
  func set() { unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }

  /// Takes the mark off the current thread.
  func clear() { pthread_setspecific(key, nil) }
}
