extension SimulatedApplication {
  /// Records that the app's own handler receives the action that the user has chosen, and the text that the user typed.
  public func handleAction(
    _ identifier: String,
    text: String? = nil,
    of notification: Sighting = Sighting()
  ) {
    show(notification) { .responses(.handledAction(identifier, text: text, $0)) }
  }

  /// Starts a request that submits the user's chosen action to the app's server.
  ///
  /// Call this method in place of the app's own request, such as a request that sends a reply. Do not call
  /// ``handleAction(_:text:of:)`` for the same action. By default, the request ends before this method returns. If the
  /// scenario says that content takes time, a step of the scenario ends the request. Without such a step, the request
  /// never ends. A failure is ``LoadFailed``.
  public func submitAction(
    _ identifier: String,
    text: String? = nil,
    of notification: Sighting = Sighting(),
    completion: @escaping @MainActor (Result<Void, any Error>) -> Void
  ) {
    let isHeld = device.world.contentTakesTime
    let sighting = show(notification) {
      .responses(.submittedAction(identifier, text: text, $0, isHeld: isHeld))
    }
    guard let sighting else { return }
    guard isHeld else { return completion(.success(())) }
    requests.submissions.append(held(for: sighting, completion))
  }

  /// Submits an action like ``submitAction(_:text:of:completion:)``, and waits for the answer.
  ///
  /// Throws ``LoadFailed`` if the request fails, and `CancellationError` if the task is canceled or the process ends.
  public func submitAction(
    _ identifier: String,
    text: String? = nil,
    of notification: Sighting = Sighting()
  ) async throws {
    try await result(in: \.submissions) {
      submitAction(identifier, text: text, of: notification, completion: $0)
    }
  }
}
