#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import SubjectIsolation

/// A watch for SIGINT and SIGTERM, which a user and a runner of tests send to end a run.
///
/// There is one at a time.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM]
  /// The descriptor that the handler writes to.
  ///
  /// Unsafe is right here: it changes only while no handler is installed, and a handler can reach nothing but globals.
  nonisolated(unsafe) private static var bell: Int32 = -1

  private let pipe: (read: Descriptor, write: Descriptor)

  /// Calls a closure on a thread of its own at the first signal.
  ///
  /// The main thread may be waiting for a worker, and cannot be asked.
  ///
  /// - Returns: The watch; nil if the process has no descriptors left.
  static func watch(_ handle: @escaping @Sendable () -> Void) -> Interruption? {
    guard let pipe = Descriptor.pipe() else { return nil }
    unsafe bell = pipe.write.number
    Thread.detachNewThread {
      if !pipe.read.read(upTo: 1).isEmpty { handle() }
      pipe.read.close()
    }
    for number in signals {
      // A handler must not allocate memory.
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = unsafe write(Interruption.bell, &byte, 1)
      }
    }
    return Interruption(pipe: pipe)
  }

  /// Lets signals end the process again.
  func cancel() {
    for number in Self.signals { signal(number, SIG_DFL) }
    pipe.write.close()
  }
}
