/// A notification for which a service fetches, and what waits for it.
@MainActor final class PendingFetch {
  let service: ParticipantID
  let notification: NotificationID?
  /// The completion handler of the system that waits for it in the end.
  let awaited: CompletionID?
  var wasAnswered = false
  let answer: @MainActor (FetchResult) -> Void

  init(
    service: ParticipantID,
    notification: NotificationID?,
    awaited: CompletionID?,
    answer: @escaping @MainActor (FetchResult) -> Void
  ) {
    self.service = service
    self.notification = notification
    self.awaited = awaited
    self.answer = answer
  }
}

/// What services fetch in the background.
extension SimulatedApplication {
  /// Has a service fetch for the notification of the running turn.
  func fetch(
    by service: ParticipantID,
    answering result: FetchResult?,
    _ completion: @escaping @MainActor (FetchResult) -> Void
  ) {
    guard isRunning else { return }
    let fetch = begin(by: service, completion)
    if let result { give(result, to: fetch) }
  }

  /// The same, for somebody who awaits it.
  func awaitFetch(by service: ParticipantID, answering result: FetchResult?) async -> FetchResult {
    guard isRunning, !Task.isCancelled else { return .failed }
    let answer = HeldContinuation<FetchResult>(ledger: heldWork)
    let fetch = begin(by: service) { answer.resume(returning: $0) }
    // It was awaited once, and nobody can answer it again.
    defer { fetches.removeAll { $0 === fetch } }
    if let result { give(result, to: fetch) }
    let fetched = await withTaskCancellationHandler {
      try? await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
    return fetched ?? .failed
  }

  private func begin(
    by service: ParticipantID,
    _ answer: @escaping @MainActor (FetchResult) -> Void
  ) -> PendingFetch {
    let fetch = PendingFetch(
      service: service,
      notification: device.notificationOfTurn,
      awaited: device.fetchCompletionOfTurn,
      answer: answer
    )
    fetches.append(fetch)
    return fetch
  }

  private func give(_ result: FetchResult, to fetch: PendingFetch) {
    fetch.wasAnswered = true
    record(.services(.answeredFetch(fetch.service, of: fetch.awaited, result)))
    fetch.answer(result)
  }

  /// The fetch of a service that an answer is for: the oldest that it owes one for, or of those that it
  /// has answered the latest.
  private func fetch(
    for notification: NotificationID,
    by service: ParticipantID,
    again: Bool
  ) -> PendingFetch? {
    let fetches = fetches.filter {
      $0.service == service && $0.notification == notification && $0.wasAnswered == again
    }
    return again ? fetches.last : fetches.first
  }

  /// Whether a service owes an answer for a notification, or can answer once more.
  package func isFetching(
    for notification: NotificationID,
    by service: ParticipantID,
    again: Bool
  ) -> Bool {
    fetch(for: notification, by: service, again: again) != nil
  }

  /// Has a service answer, for the first time or once more.
  package func answerFetch(
    for notification: NotificationID,
    by service: ParticipantID,
    with result: FetchResult,
    again: Bool
  ) {
    guard let fetch = fetch(for: notification, by: service, again: again) else { return }
    give(result, to: fetch)
  }
}
