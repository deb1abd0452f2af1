extension SimulatedApplication {
  /// The user's current permission: `UNNotificationSettings.authorizationStatus`.
  public var authorizationStatus: AuthorizationStatus { device.world.permission }

  /// Requests the user's permission, like `requestAuthorization(options:completionHandler:)`.
  ///
  /// While the user has not decided, the system shows its prompt. A step of the scenario may give the user's answer,
  /// and all open requests receive this answer. Without such a step, no request gets an answer.
  ///
  /// If the user has already decided, or `options` contains `provisional`, the system shows no prompt and answers at
  /// once.
  ///
  /// - Parameters:
  ///   - options: The requested options.
  ///   - completion: Receives whether the user has given any permission.
  public func requestAuthorization(
    options: NotificationTypes,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    guard isRunning else { return }
    record(.permission(.requestedAuthorization(options)))
    if device.world.permission == .notDetermined, options.contains(.provisional) {
      device.world.permission = .provisional
    }
    if device.world.permission == .notDetermined {
      prompts.append { completion?($0) }
    } else {
      completion?(device.world.permission.isGrant)
    }
  }

  /// Requests the user's permission, like `requestAuthorization(options:)`, and waits for the answer.
  ///
  /// - Parameter options: The requested options.
  /// - Returns: Whether any permission is granted.
  /// - Throws: `CancellationError` when the task is cancelled first, or the process ends.
  public func requestAuthorization(options: NotificationTypes) async throws -> Bool {
    try Task.checkCancellation()
    let answer = HeldContinuation<Bool>(ledger: heldWork)
    requestAuthorization(options: options) { answer.resume(returning: $0) }
    // After a cancellation the prompt stays open, but the user's answer no longer reaches this task.
    return try await withTaskCancellationHandler {
      try await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
  }

  /// Requests the user's permission without waiting for the answer.
  ///
  /// - Parameter options: The requested options.
  /// - Returns: True if the user has not decided yet, or has given any permission.
  @discardableResult
  public func requestAuthorization(options: NotificationTypes) -> Bool {
    requestAuthorization(options: options, completion: nil)
    return device.world.permission == .notDetermined || device.world.permission.isGrant
  }

  package var isAskingUser: Bool { !prompts.isEmpty }

  /// Passes the user's answer to all open requests, and closes the prompt.
  package func answerPrompt(with status: AuthorizationStatus) {
    let waiting = prompts
    prompts = []
    for answer in waiting { answer(status.isGrant) }
  }
}
