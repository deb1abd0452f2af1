import Foundation
import PushCenters
import PushConformance
import PushPayloads
import PushSimulation

/// The simulated application as the services of a ``ModernPushCenter``.
final class ModernSystem: RemoteNotificationApplication, NotificationSystem, DeviceRegistry,
  PushStorage, ToastPresenter
{
  private let application: SimulatedApplication

  init(_ application: SimulatedApplication) { self.application = application }

  var phase: ApplicationPhase {
    switch application.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning: .background
    }
  }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  // MARK: - UserNotifications

  func requestAuthorization(options: AuthorizationOptions) async throws -> Bool {
    var types: NotificationTypes = []
    if options.contains(.alert) { types.insert(.alert) }
    if options.contains(.badge) { types.insert(.badge) }
    if options.contains(.sound) { types.insert(.sound) }
    return try await application.requestAuthorization(options: types)
  }

  func permissionStatus() async -> PermissionStatus {
    switch application.authorizationStatus {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .provisional: .provisional
    case .ephemeral: .ephemeral
    // The number that comes next: no app of today has a name for it.
    case .unknown: .unknown(5)
    }
  }

  func setNotificationCategories(_ categories: [NotificationCategory]) {}

  func deliveredNotifications() async -> [NotificationRequest] { [] }

  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  func setBadgeCount(_ count: Int) {}

  // MARK: - The app

  func register(
    _ registration: TokenRegistration
  ) async throws(PushCenters.RegistrationFailure) {
    do {
      try await application.uploadDeviceToken(
        registration.token.hexadecimal,
        to: "/devices"
      )
    } catch {
      throw .unavailable()
    }
  }

  func unregister(
    _ registration: TokenRegistration
  ) async throws(PushCenters.RegistrationFailure) {}

  func data(forKey key: String) -> Data? {
    application.storage[key]?.string.flatMap { Data(base64Encoded: $0) }
  }

  func set(_ value: Any?, forKey key: String) {
    application.storage[key] = (value as? Data).map { .string($0.base64EncodedString()) }
  }

  func present(_ message: PushMessage, activated: @escaping @MainActor () -> Void) {
    application.presentToast(for: message.sighting, activated: activated)
  }
}

extension PushMessage {
  /// What it says of itself, for the kit to compare.
  var sighting: Sighting {
    Sighting(
      url: routingURL?.absoluteString,
      type: content.type,
      objectID: content.objectID,
      messageID: messageID,
      title: alertText,
      isSilent: isSilent
    )
  }
}

extension NotificationRequest {
  init(_ notification: UserNotification) {
    self.init(
      identifier: notification.identifier,
      userInfo: notification.userInfo.dictionary,
      origin: notification.trigger == .push ? .push : .local
    )
  }
}

extension PushCenters.NotificationResponse {
  init(_ response: PushSimulation.NotificationResponse) {
    self.init(
      to: NotificationRequest(response.notification),
      actionIdentifier: response.actionIdentifier,
      userText: response.userText
    )
  }
}

extension PushSimulation.PresentationOptions {
  init(_ options: PushCenters.PresentationOptions) {
    self = []
    if options.contains(.badge) { insert(.badge) }
    if options.contains(.sound) { insert(.sound) }
    if options.contains(.list) { insert(.list) }
    if options.contains(.banner) { insert(.banner) }
  }
}

extension NotificationCategory {
  /// The actions that scenarios choose.
  static func ofTheVocabulary(_ vocabulary: Vocabulary) -> NotificationCategory {
    NotificationCategory(
      identifier: "message",
      actions: vocabulary.actions.values.sorted { $0.identifier < $1.identifier }.map { action in
        NotificationAction(
          identifier: action.identifier,
          title: action.identifier,
          options: action.opensApp ? .foreground : []
        )
      },
      reportsDismissal: true
    )
  }
}
