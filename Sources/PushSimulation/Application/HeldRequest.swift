/// A request of the app, such as a download; a step of the scenario ends the request with an outcome.
@MainActor final class HeldRequest<Key: Equatable, Outcome> {
  /// The notification or the token, in lower case, that the request is about; nil for an unknown notification.
  let key: Key?
  let answer: @MainActor (Outcome) -> Void
  /// True if a step has ended the request; a later step can end the request again.
  var isAnswered = false

  init(for key: Key?, answer: @escaping @MainActor (Outcome) -> Void) {
    self.key = key
    self.answer = answer
  }
}

extension SimulatedApplication {
  func holds<Key, Outcome>(
    _ list: KeyPath<SimulatedApplication, [HeldRequest<Key, Outcome>]>,
    for key: Key
  ) -> Bool {
    self[keyPath: list].contains { $0.key == key }
  }

  // Ends the oldest request that is about `key`.
  func end<Key, Outcome>(
    _ list: ReferenceWritableKeyPath<SimulatedApplication, [HeldRequest<Key, Outcome>]>,
    for key: Key,
    with outcome: Outcome
  ) {
    guard let index = self[keyPath: list].firstIndex(where: { $0.key == key }) else { return }
    self[keyPath: list].remove(at: index).answer(outcome)
  }

  // If the task is canceled, the request is removed from `list`, so that no step ends the request. This method then
  // throws `CancellationError`, as it does when the process ends.
  func result<Key, Outcome, Value: Sendable>(
    in list: ReferenceWritableKeyPath<SimulatedApplication, [HeldRequest<Key, Outcome>]>,
    of start: (@escaping @MainActor (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    try Task.checkCancellation()
    let answer = HeldContinuation<Value>(ledger: heldWork)
    let before = self[keyPath: list].count
    start { answer.resume(with: $0) }
    let request = self[keyPath: list].count > before ? self[keyPath: list].last : nil
    defer { self[keyPath: list].removeAll { $0 === request } }
    return try await answer.waitUnlessCanceled()
  }
}
