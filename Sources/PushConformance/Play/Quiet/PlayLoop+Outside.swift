import Dispatch
import PushSimulation

/// The part of the loop outside of the thread of the play.
extension PlayLoop {
  /// The state that other threads reach.
  struct Outside {
    /// Where the tasks of the play were first seen, by identifier.
    var origins: [UInt64: Origin] = [:]
    /// Jobs that other threads have sent.
    var inbox: [Job] = []
    /// The play that waits for such a job, with the number of its wait.
    var waiting: (number: Int, play: CheckedContinuation<Void, Never>)?
    var waits = 0
  }

  /// Takes a job that another thread sends, if its task is one of the play.
  func takeFromOutside(_ job: Job, of task: UInt64) -> Bool {
    guard task != 0 else { return false }
    let taker = outside.withLock { outside -> (CheckedContinuation<Void, Never>?)? in
      guard outside.origins[task] != nil else { return nil }
      outside.inbox.append(job)
      defer { outside.waiting = nil }
      return .some(outside.waiting?.play)
    }
    taker??.resume()
    return taker != nil
  }

  /// Lets the thread go until another one sends a job of the play, or for a while at most.
  ///
  /// The thread is not blocked: what the play waits for may need it.
  @MainActor func waitOutside(for limit: Duration) async {
    await suspend { play in
      let number = outside.withLock { outside -> Int? in
        guard outside.inbox.isEmpty else { return nil }
        outside.waits += 1
        outside.waiting = (outside.waits, play)
        return outside.waits
      }
      guard let number else { return play.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit.timeInterval) { [outside] in
        let late = outside.withLock { outside -> CheckedContinuation<Void, Never>? in
          guard outside.waiting?.number == number else { return nil }
          defer { outside.waiting = nil }
          return outside.waiting?.play
        }
        late?.resume()
      }
    }
  }

  /// Lets the main queue run what has been sent there.
  @MainActor func letTheMainQueueRun() async {
    await suspend { play in DispatchQueue.main.async { play.resume() } }
  }

  /// Suspends the task of the play, with the thread belonging to others meanwhile.
  @MainActor private func suspend(_ body: (CheckedContinuation<Void, Never>) -> Void) async {
    mark.clear()
    await withCheckedContinuation(body)
    mark.set()
  }
}

extension Duration {
  /// The duration in seconds.
  fileprivate var timeInterval: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
