import Foundation
import SubjectIsolation

/// A watch for SIGINT and SIGTERM, which users and CI services send to end a run; at most one watch exists at a time.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM]
  /// The descriptor to which the signal handler writes one byte for each signal.
  ///
  /// A signal handler can use only globals. No lock is needed: the value changes only while no handler is installed.
  nonisolated(unsafe) private static var bell: Int32 = -1

  private let pipe: (read: Descriptor, write: Descriptor)
  /// The caught signals, each with the action that ``cancel()`` restores; nil is the default action.
  private let caught: [(number: Int32, action: Action?)]

  private typealias Action = @convention(c) (Int32) -> Void

  /// Starts watching for the signals, and calls the closure on a separate thread when the first signal arrives.
  ///
  /// The closure does not run on the main thread, which can be waiting for a subject. A signal that the process
  /// ignores, for example under `nohup`, stays ignored.
  static func watch(_ handle: @escaping @Sendable () -> Void) -> Interruption? {
    guard let pipe = Descriptor.pipe() else { return nil }
    unsafe bell = pipe.write.number
    Thread.detachNewThread {
      if !pipe.read.read(upTo: 1).isEmpty { handle() }
      pipe.read.close()
    }
    var caught: [(number: Int32, action: Action?)] = []
    for number in signals {
      let earlier: Action? = signal(number, SIG_IGN)
      guard !isIgnoring(earlier) else { continue }
      caught.append((number, earlier))
      // A handler must not allocate memory, and must not change `errno`.
      signal(number) { _ in
        let error = errno
        var byte: UInt8 = 0
        _ = unsafe write(Interruption.bell, &byte, 1)
        errno = error
      }
    }
    return Interruption(pipe: pipe, caught: caught)
  }

  func cancel() {
    for (number, action) in caught { signal(number, action) }
    pipe.write.close()
  }

  /// Returns whether an action is `SIG_IGN`, which is an integer cast to a function pointer.
  private static func isIgnoring(_ action: Action?) -> Bool {
    unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN as Action?, to: Int.self)
  }
}
