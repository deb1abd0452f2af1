package enum ContentOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case loaded
  case failure

  func result<Value>(_ value: Value) -> Result<Value, any Error> {
    self == .loaded ? .success(value) : .failure(LoadFailed())
  }
}

extension SimulatedApplication {
  /// Starts to load the content of a notification.
  ///
  /// Call this method only if the request has to end before the center opens the notification or calls a silent push's
  /// completion handler. By default, the content arrives before this method returns. If the scenario says that content
  /// takes time, a step of the scenario ends the request. Without such a step, the request never ends. A failure is
  /// ``LoadFailed``.
  public func loadContent(
    for notification: Sighting,
    completion: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    let isHeld = device.world.contentTakesTime
    let sighting = show(notification) { .responses(.startedContentLoad($0, isHeld: isHeld)) }
    guard let sighting else { return }
    guard isHeld else { return completion(.success(())) }
    requests.contentLoads.append(held(for: sighting, completion))
  }

  func held(
    for sighting: SightingID,
    _ completion: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) -> HeldRequest<NotificationID, ContentOutcome> {
    HeldRequest(for: device.timeline.notification(of: sighting)) { completion($0.result(())) }
  }

  /// Loads the content of a notification like ``loadContent(for:completion:)``, and waits for the content.
  ///
  /// Throws ``LoadFailed`` if the request fails, and `CancellationError` if the task is canceled or the process ends.
  public func loadContent(for notification: Sighting) async throws {
    try await result(in: \.contentLoads) { loadContent(for: notification, completion: $0) }
  }
}
