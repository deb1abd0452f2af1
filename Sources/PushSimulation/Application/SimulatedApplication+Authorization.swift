extension SimulatedApplication {
  /// The user's current permission: `UNNotificationSettings.authorizationStatus`.
  public var authorizationStatus: AuthorizationStatus { device.world.permission }

  /// Requests the user's permission, like `requestAuthorization(options:completionHandler:)`.
  ///
  /// While the user has not decided, the system shows its prompt. A step of the scenario can give the user's answer,
  /// and all open requests receive this answer. Without such a step, no request gets an answer.
  ///
  /// If the user has already decided, or `options` contains `provisional`, the system shows no prompt and answers at
  /// once.
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
      requests.prompts.append { completion?($0) }
    } else {
      completion?(device.world.permission.isGrant)
    }
  }

  /// Requests the user's permission, like `requestAuthorization(options:)`, and returns whether it is granted.
  ///
  /// Throws `CancellationError` if the task is canceled or the process ends before the user has answered.
  public func requestAuthorization(options: NotificationTypes) async throws -> Bool {
    try Task.checkCancellation()
    let answer = HeldContinuation<Bool>(ledger: heldWork)
    requestAuthorization(options: options) { answer.resume(returning: $0) }
    // After a cancellation the prompt stays open, but the user's answer no longer reaches this task.
    return try await answer.waitUnlessCanceled()
  }

  /// Requests the user's permission, and at once returns true if the user has agreed or has not decided yet.
  @discardableResult
  public func requestAuthorization(options: NotificationTypes) -> Bool {
    requestAuthorization(options: options, completion: nil)
    return device.world.permission == .notDetermined || device.world.permission.isGrant
  }

  package var isAskingUser: Bool { !requests.prompts.isEmpty }

  package func answerPrompt(with status: AuthorizationStatus) {
    let waiting = requests.prompts
    requests.prompts = []
    for answer in waiting { answer(status.isGrant) }
  }
}

/// The user's permission for an app: `UNAuthorizationStatus`.
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// The user has not decided yet.
  case notDetermined
  /// The user has refused, or has turned notifications off in Settings.
  case denied
  /// The user has agreed, in the system's prompt or in Settings.
  case authorized
  /// The app did not ask the user; notifications arrive quietly (iOS 12).
  case provisional
  /// Temporary permission of an App Clip (iOS 14).
  case ephemeral
  /// A status that only later versions of iOS have; an app handles it in `@unknown default`.
  case unknown

  package var isGrant: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied, .unknown: false
    }
  }
}

/// The notification types that an app requests permission for.
///
/// iOS called them types until iOS 9 (`UIUserNotificationType`), and authorization options from iOS 10 on
/// (`UNAuthorizationOptions`).
public struct NotificationTypes: OptionSet, Sendable, Hashable {
  /// The bits of the set; each type has the same bit as in `UNAuthorizationOptions`.
  public var rawValue: UInt8

  /// Creates a set from bits of `UNAuthorizationOptions`; the kit names only the four types below.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A badge number on the app's icon.
  public static let badge = NotificationTypes(rawValue: 1 << 0)
  /// A sound that the device plays when a notification arrives.
  public static let sound = NotificationTypes(rawValue: 1 << 1)
  /// Text on the screen, such as a banner.
  public static let alert = NotificationTypes(rawValue: 1 << 2)
  /// Quiet delivery without asking the user (iOS 12).
  public static let provisional = NotificationTypes(rawValue: 1 << 6)

  /// The names of the set's members, such as `alert, badge`; the empty set is called `nothing`.
  public var names: String {
    let named: [(NotificationTypes, String)] = [
      (.alert, "alert"), (.badge, "badge"), (.provisional, "provisional"), (.sound, "sound"),
    ]
    let members = named.filter { contains($0.0) }.map(\.1)
    return members.isEmpty ? "nothing" : members.joined(separator: ", ")
  }
}
