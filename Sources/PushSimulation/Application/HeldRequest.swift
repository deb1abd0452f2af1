/// A request of the app, such as a download; a step of the scenario ends the request with an outcome.
@MainActor final class HeldRequest<Outcome> {
  let notification: NotificationID?
  let answer: @MainActor (Outcome) -> Void
  /// True if a step has ended the request; a later step can end the request again.
  var isAnswered = false

  init(for notification: NotificationID?, answer: @escaping @MainActor (Outcome) -> Void) {
    self.notification = notification
    self.answer = answer
  }
}

extension SimulatedApplication {
  func holds<Outcome>(
    _ list: KeyPath<SimulatedApplication, [HeldRequest<Outcome>]>,
    for notification: NotificationID
  ) -> Bool {
    self[keyPath: list].contains { $0.notification == notification }
  }

  func end<Outcome>(
    _ list: ReferenceWritableKeyPath<SimulatedApplication, [HeldRequest<Outcome>]>,
    for notification: NotificationID,
    with outcome: Outcome
  ) {
    guard
      let index = self[keyPath: list].firstIndex(where: { $0.notification == notification })
    else { return }
    self[keyPath: list].remove(at: index).answer(outcome)
  }

  // If the task is canceled, the request is removed from `list`, so that no step ends the request. This method then
  // throws `CancellationError`, as it does when the process ends.
  func result<Outcome, Value: Sendable>(
    in list: ReferenceWritableKeyPath<SimulatedApplication, [HeldRequest<Outcome>]>,
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
