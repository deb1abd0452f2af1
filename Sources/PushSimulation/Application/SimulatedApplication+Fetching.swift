struct PendingFetch {
  let service: ParticipantID
  /// The system's completion handler that the center has to call after the fetch; nil in a turn without such a handler.
  let awaited: CompletionID?
  let request: HeldRequest<NotificationID, FetchResult>
}

extension SimulatedApplication {
  func fetch(
    by service: ParticipantID,
    answering result: FetchResult?,
    _ completion: @escaping @MainActor (FetchResult) -> Void
  ) {
    guard isRunning else { return }
    let fetch = begin(by: service, completion)
    if let result { give(result, to: fetch) }
  }

  func awaitFetch(by service: ParticipantID, answering result: FetchResult?) async -> FetchResult {
    guard isRunning, !Task.isCancelled else { return .failed }
    let answer = HeldContinuation<FetchResult>(ledger: heldWork)
    let fetch = begin(by: service) { answer.resume(returning: $0) }
    // The fetch is removed from the list, because an await returns only once: a second answer would reach no caller.
    defer { requests.fetches.removeAll { $0.request === fetch.request } }
    if let result { give(result, to: fetch) }
    return (try? await answer.waitUnlessCanceled()) ?? .failed
  }

  private func begin(
    by service: ParticipantID,
    _ answer: @escaping @MainActor (FetchResult) -> Void
  ) -> PendingFetch {
    let fetch = PendingFetch(
      service: service,
      awaited: device.fetchCompletionOfTurn,
      request: HeldRequest(for: device.notificationOfTurn, answer: answer)
    )
    requests.fetches.append(fetch)
    return fetch
  }

  private func give(_ result: FetchResult, to fetch: PendingFetch) {
    fetch.request.isAnswered = true
    record(.services(.answeredFetch(fetch.service, of: fetch.awaited, result)))
    fetch.request.answer(result)
  }

  /// Returns a service's oldest unanswered fetch for a notification or, if `again` is true, the newest answered fetch.
  private func fetch(
    for notification: NotificationID,
    by service: ParticipantID,
    again: Bool
  ) -> PendingFetch? {
    let fetches = requests.fetches.filter {
      $0.service == service && $0.request.key == notification
        && $0.request.isAnswered == again
    }
    return again ? fetches.last : fetches.first
  }

  package func isFetching(
    for notification: NotificationID,
    by service: ParticipantID,
    again: Bool
  ) -> Bool {
    fetch(for: notification, by: service, again: again) != nil
  }

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
