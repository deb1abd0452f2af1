/// Counts what the simulated world holds back from a center, and what it has let go.
///
/// A center that awaits held work is quiet only when every await that was resumed has come back:
/// between the two, its next effect is still on the way.
final class HeldWork: Sendable {
  private struct State {
    var held: [UInt64: @Sendable () -> Void] = [:]
    var returning = 0
    var nextHold: UInt64 = 0
  }

  private let state = Locked(State())

  /// How many awaits are being held.
  var held: Int { state.withLock { $0.held.count } }

  /// How many awaits were resumed and have not yet come back to their caller.
  var returning: Int { state.withLock { $0.returning } }

  /// Notes that an await is being held, and how to cancel it.
  func holdBegan(cancel: @escaping @Sendable () -> Void) -> UInt64 {
    state.withLock { state in
      defer { state.nextHold += 1 }
      state.held[state.nextHold] = cancel
      return state.nextHold
    }
  }

  /// Notes that a held await was resumed.
  func resumed(_ hold: UInt64) {
    state.withLock { state in
      state.held[hold] = nil
      state.returning += 1
    }
  }

  /// Notes that a resumed await has come back to its caller.
  func returned() { state.withLock { $0.returning -= 1 } }

  /// Cancels everything that is still held, in the order in which it began, so that no task of a
  /// center outlives its run.
  func cancelAll() {
    let cancellations = state.withLock { state in
      state.held.sorted { $0.key < $1.key }.map(\.value)
    }
    for cancel in cancellations { cancel() }
  }
}

/// One await that the simulated world holds until it is told to resume it, at most once.
///
/// Resuming may come before waiting, and a second resumption is ignored: a center that is
/// cancelled while its answer arrives is no reason to trap.
final class HeldContinuation<Success: Sendable>: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Success, any Error>, hold: UInt64)
    case resumed(Result<Success, any Error>)
    case finished
  }

  private let state = Locked(State.idle)
  private let ledger: HeldWork

  init(ledger: HeldWork) {
    self.ledger = ledger
  }

  /// Suspends the caller until somebody resumes this continuation.
  func wait() async throws -> Success {
    let hold = ledger.holdBegan { self.resume(throwing: CancellationError()) }
    defer { ledger.returned() }
    return try await withCheckedThrowingContinuation { continuation in
      let early = state.withLock { state -> Result<Success, any Error>? in
        if case .resumed(let result) = state {
          state = .finished
          return result
        }
        state = .waiting(continuation, hold: hold)
        return nil
      }
      guard let early else { return }
      ledger.resumed(hold)
      continuation.resume(with: early)
    }
  }

  func resume(returning value: Success) { resume(with: .success(value)) }

  func resume(throwing error: any Error) { resume(with: .failure(error)) }

  private func resume(with result: Result<Success, any Error>) {
    let waiting = state.withLock { state -> (CheckedContinuation<Success, any Error>, UInt64)? in
      switch state {
      case .idle:
        state = .resumed(result)
        return nil
      case .waiting(let continuation, let hold):
        state = .finished
        return (continuation, hold)
      case .resumed, .finished:
        return nil
      }
    }
    guard let (continuation, hold) = waiting else { return }
    ledger.resumed(hold)
    continuation.resume(with: result)
  }
}
