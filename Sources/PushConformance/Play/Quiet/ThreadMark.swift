import Foundation

/// Marks one thread, so that code can tell whether the marked thread runs the code.
///
/// The mark is a thread-local variable. A variable that all threads share could be read by another thread during a
/// write. The kit would then treat the jobs of that other thread as jobs of the play.
final class ThreadMark: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local variable left (errno \(status))")
    self.key = key
  }

  var isHere: Bool { unsafe pthread_getspecific(key) != nil }

  func set() { unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }

  func clear() { pthread_setspecific(key, nil) }
}
