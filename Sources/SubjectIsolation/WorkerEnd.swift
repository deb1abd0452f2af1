import Foundation
package import PushConformance
import PushSimulation

/// The process of a worker, and the way in which the process ends.
///
/// The ``WorkerLauncher`` that started the process calls ``ended(_:)`` once, from any thread.
package final class WorkerEnd: Sendable {
  private let state = Locked<(process: Int32?, cause: ProcessEnd.Cause?)>((nil, nil))

  init() {}

  var process: Int32? { state.withLock { $0.cause == nil ? $0.process : nil } }

  var cause: ProcessEnd.Cause? { state.withLock(\.cause) }

  /// Stores the process ID; the process leads a process group of its own.
  package func began(_ process: Int32) { state.withLock { $0.process = process } }

  package func ended(_ cause: ProcessEnd.Cause) {
    // A worker exits with this code if it cannot reach its parent process.
    let isLost = cause == .exited(Int(Worker.lost))
    state.withLock { $0.cause = isLost ? .closedChannel : cause }
  }

  /// Waits up to two seconds for the process to end, since its pipes can close earlier; nil if it does not end.
  func waitForCause() -> ProcessEnd.Cause? {
    let latest = ContinuousClock.now + .seconds(2)
    while cause == nil, ContinuousClock.now < latest { Thread.sleep(forTimeInterval: 0.001) }
    return cause
  }

  /// Ends the process and the processes that it has forked.
  func endProcess() { if let process = state.withLock(\.process) { _ = kill(-process, SIGKILL) } }
}
