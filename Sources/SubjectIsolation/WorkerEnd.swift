#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
package import PushConformance

/// The process of a worker, and the way in which it ends.
///
/// The starter of the process calls ``ended(_:)`` once, from any thread.
package final class WorkerEnd: Sendable {
  /// A descriptor that becomes readable when the process has ended.
  let signal: Descriptor
  private let bell: Descriptor
  private let state = Locked(State())

  private struct State {
    var process: Int32?
    var cause: ProcessEnd.Cause?
  }

  /// Creates the descriptors; nil if this process has none left.
  package init?() {
    guard let pipe = Descriptor.pipe() else { return nil }
    (signal, bell) = (pipe.read, pipe.write)
  }

  deinit {
    signal.close()
    bell.close()
  }

  /// The number of the process; nil before its start and after its end.
  var process: Int32? { state.withLock { $0.cause == nil ? $0.process : nil } }

  /// Notes the number of the process, which leads a process group of its own.
  package func began(_ process: Int32) { state.withLock { $0.process = process } }

  package func ended(_ cause: ProcessEnd.Cause) {
    // A worker exits with this code if it cannot reach this process.
    let isLost = cause == .exited(Int(Worker.lost))
    state.withLock { $0.cause = isLost ? .closedChannel : cause }
    bell.write([0])
  }

  /// Waits a short time for the end, because a process may close its descriptors before; nil if it is still running.
  func waitForCause() -> ProcessEnd.Cause? {
    _ = Descriptor.ready(among: [signal], milliseconds: 2_000)
    return state.withLock { $0.cause }
  }

  /// Ends the process and the processes that it has forked.
  func kill() {
    guard let process = state.withLock({ $0.process }) else { return }
    #if canImport(Darwin)
      _ = Darwin.kill(-process, SIGKILL)
    #elseif canImport(Glibc)
      _ = Glibc.kill(-process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(-process, SIGKILL)
    #endif
  }
}
