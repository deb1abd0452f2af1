/// A list of the awaits in a center's code that only the kit can end, such as a sleep or an upload: the held awaits.
///
/// The list also counts the awaits that the kit has ended, but after which the center's code has not continued yet.
/// This code can have more effects, so a center is quiet only when its code has continued.
final class HeldWork: Sendable {
  private struct State {
    var held: [UInt64: @Sendable () -> Void] = [:]
    var returning = 0
    var nextHold: UInt64 = 0
  }

  private let state = Locked(State())

  var held: Int { state.withLock { $0.held.count } }

  var returning: Int { state.withLock { $0.returning } }

  func holdBegan(cancel: @escaping @Sendable () -> Void) -> UInt64 {
    state.withLock { state in
      defer { state.nextHold += 1 }
      state.held[state.nextHold] = cancel
      return state.nextHold
    }
  }

  func resumed(_ hold: UInt64) {
    state.withLock { state in
      state.held[hold] = nil
      state.returning += 1
    }
  }

  func returned() { state.withLock { $0.returning -= 1 } }

  /// Cancels all held awaits, the oldest first, so that no task of a center outlives its run.
  func cancelAll() {
    let cancellations = state.withLock { state in
      state.held.sorted { $0.key < $1.key }.map(\.value)
    }
    for cancel in cancellations { cancel() }
  }
}

/// A continuation that the kit resumes.
///
/// The kit can resume the continuation before the caller waits, and the continuation ignores a second resumption. So
/// nothing traps if a center's task is canceled while the answer arrives.
final class HeldContinuation<Success: Sendable>: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Success, any Error>, hold: UInt64)
    case resumed(Result<Success, any Error>)
    case finished
  }

  private let state = Locked(State.idle)
  private let ledger: HeldWork

  init(ledger: HeldWork) { self.ledger = ledger }

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

  /// Waits like ``wait()``, but throws `CancellationError` if the task is canceled first.
  ///
  /// If the method were not isolated, `withTaskCancellationHandler` would leave the caller's actor.
  @MainActor func waitUnlessCanceled() async throws -> Success {
    try await withTaskCancellationHandler {
      try await wait()
    } onCancel: {
      resume(throwing: CancellationError())
    }
  }

  func resume(returning value: Success) { resume(with: .success(value)) }

  func resume(throwing error: any Error) { resume(with: .failure(error)) }

  func resume(with result: Result<Success, any Error>) {
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
