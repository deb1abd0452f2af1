/// The user's permission to notify them, as `UNUserNotificationCenter` has it.
extension SimulatedApplication {
  /// The user's permission now: `UNNotificationSettings.authorizationStatus`.
  public var authorizationStatus: AuthorizationStatus { device.world.permission }

  /// `requestAuthorization(options:completionHandler:)`.
  ///
  /// While the user has not decided, the system asks them, and the answer is held until a step of the
  /// scenario gives it, which may be never; all that ask meanwhile get the same. Otherwise, and for
  /// provisional authorization, which nobody is asked for, the answer comes at once.
  ///
  /// - Parameters:
  ///   - options: What is asked for.
  ///   - completion: Receives whether it is granted, in whatever way.
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

  /// `requestAuthorization(options:)`, awaited.
  ///
  /// - Parameter options: What is asked for.
  /// - Returns: Whether it is granted, in whatever way.
  /// - Throws: `CancellationError` when the task is cancelled first, and at the end of the process.
  public func requestAuthorization(options: NotificationTypes) async throws -> Bool {
    try Task.checkCancellation()
    let answer = HeldContinuation<Bool>(ledger: heldWork)
    requestAuthorization(options: options) { answer.resume(returning: $0) }
    // The system goes on asking; the user's answer is then heard by nobody.
    return try await withTaskCancellationHandler {
      try await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
  }

  /// Asks for authorization without waiting for what the user says.
  ///
  /// - Parameter options: What is asked for.
  /// - Returns: False where the user has refused already.
  @discardableResult
  public func requestAuthorization(options: NotificationTypes) -> Bool {
    requestAuthorization(options: options, completion: nil)
    return device.world.permission == .notDetermined || device.world.permission.isGrant
  }

  /// Whether the system is asking the user.
  package var isAskingUser: Bool { !prompts.isEmpty }

  /// Hands the user's answer to all that wait for it.
  package func answerPrompt(with status: AuthorizationStatus) {
    let waiting = prompts
    prompts = []
    for answer in waiting { answer(status.isGrant) }
  }
}
