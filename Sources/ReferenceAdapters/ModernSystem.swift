import Foundation
import PushCenters
import PushConformance
import PushPayloads
import PushSimulation

final class ModernSystem: RemoteNotificationApplication, NotificationSystem, DeviceRegistry,
  PushStorage, ToastPresenter, ForeignNotificationHandler
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
    // `AuthorizationOptions` and `NotificationTypes` have the raw values of `UNAuthorizationOptions`.
    let types = NotificationTypes(rawValue: UInt8(options.rawValue))
    return try await application.requestAuthorization(options: types)
  }

  func permissionStatus() async -> PermissionStatus {
    switch application.authorizationStatus {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .provisional: .provisional
    case .ephemeral: .ephemeral
    // The last status that this kit knows has the raw value 4, so 5 stands for a status of a later iOS.
    case .unknown: .unknown(5)
    }
  }

  func setNotificationCategories(_ categories: [NotificationCategory]) {}

  func deliveredNotifications() async -> [NotificationRequest] {
    application.deliveredNotifications.map(NotificationRequest.init)
  }

  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    application.removeDeliveredNotifications(withIdentifiers: identifiers)
  }

  func setBadgeCount(_ count: Int) { application.setBadgeCount(count) }

  // MARK: - Foreign notifications

  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PushCenters.PresentationOptions) -> Void
  ) {
    application.passOn(willPresent: UserNotification(request)) { completion(.init($0)) }
  }

  func didReceive(
    _ response: PushCenters.NotificationResponse,
    completion: @escaping @MainActor () -> Void
  ) {
    application.passOn(didReceive: .init(response), completion: completion)
  }

  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PushCenters.FetchResult) -> Void
  ) {
    application.passOn(didReceiveRemoteNotification: UserInfo(payload: request.payload ?? [:])) {
      completion(.init($0))
    }
  }

  // MARK: - The app

  func register(_ registration: TokenRegistration) async throws(RegistryFailure) {
    let token = registration.token.hexadecimal
    do {
      if let purpose = registration.purpose.ofActivities {
        try await application.uploadActivityToken(token, for: purpose)
      } else {
        try await application.uploadDeviceToken(
          token,
          to: "/devices",
          account: registration.account
        )
      }
    } catch {
      throw RegistryFailure(error)
    }
  }

  func unregister(_ registration: TokenRegistration) async throws(RegistryFailure) {
    let token = registration.token.hexadecimal
    do {
      if let purpose = registration.purpose.ofActivities {
        try await application.unregisterActivityToken(token, for: purpose)
      } else {
        try await application.unregisterDeviceToken(token, account: registration.account)
      }
    } catch {
      throw RegistryFailure(error)
    }
  }

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

extension RegistryFailure {
  fileprivate init(_ error: any Error) {
    let isPermanent = (error as? UploadRefused)?.isPermanent == true
    self = isPermanent ? .rejected("the server refuses") : .unavailable()
  }
}
