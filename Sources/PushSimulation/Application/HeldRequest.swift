/// A request of the app, such as a download; a step of the scenario ends the request with an outcome.
@MainActor package final class HeldRequest<Key: Equatable, Outcome> {
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

/// The requests of a process to which the steps of the scenario give answers.
package struct ProcessRequests {
  package var uploads: [TokenRequest] = []
  var loads: [HeldRequest<NotificationID, LoadOutcome>] = []
  package var contentLoads: [HeldRequest<NotificationID, ContentOutcome>] = []
  package var submissions: [HeldRequest<NotificationID, ContentOutcome>] = []
  var fetches: [PendingFetch] = []
  var questions: [(suppressor: ParticipantID, answer: HeldContinuation<Bool>)] = []
  var prompts: [@MainActor (Bool) -> Void] = []
  package var unregistrations: [TokenRequest] = []
  package var activityUploads: [TokenRequest] = []
  package var activityUnregistrations: [TokenRequest] = []
  package var downloads: [HeldRequest<NotificationID, DownloadOutcome>] = []
  package var textFetches: [HeldRequest<NotificationID, ContentOutcome>] = []
}

extension SimulatedApplication {
  package func holds<Key, Outcome>(
    _ list: KeyPath<ProcessRequests, [HeldRequest<Key, Outcome>]>,
    for key: Key
  ) -> Bool {
    requests[keyPath: list].contains { $0.key == key }
  }

  /// Ends the oldest request that is about `key`.
  package func end<Key, Outcome>(
    _ list: WritableKeyPath<ProcessRequests, [HeldRequest<Key, Outcome>]>,
    for key: Key,
    with outcome: Outcome
  ) {
    guard let index = requests[keyPath: list].firstIndex(where: { $0.key == key }) else { return }
    requests[keyPath: list].remove(at: index).answer(outcome)
  }

  // If the task is canceled, the request is removed from `list`, so that no step ends the request. This method then
  // throws `CancellationError`, as it does when the process ends.
  func result<Key, Outcome, Value: Sendable>(
    in list: WritableKeyPath<ProcessRequests, [HeldRequest<Key, Outcome>]>,
    of start: (@escaping @MainActor (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    try Task.checkCancellation()
    let answer = HeldContinuation<Value>(ledger: heldWork)
    let before = requests[keyPath: list].count
    start { answer.resume(with: $0) }
    let request = requests[keyPath: list].count > before ? requests[keyPath: list].last : nil
    defer { requests[keyPath: list].removeAll { $0 === request } }
    return try await answer.waitUnlessCanceled()
  }
}
