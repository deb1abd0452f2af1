import Foundation
package import PushPayloads

/// The service of an app's push notifications.
///
/// It registers at every launch and hands on what comes of it. A notification that launches the app
/// is handed on once like any other, after registration and when there are screens to show it on.
///
/// Design: seed 002, "PushNotificationService".
@MainActor package final class PushNotificationService: AppDelegateService {
  /// What the service hands on.
  package enum Event {
    /// The system has a device token.
    case registered(DeviceToken)
    /// The system has no device token.
    case failed(any Error)
    /// A notification has come, with the user info as the system hands it over.
    case received([AnyHashable: Any])
  }

  private let registrar: any RemoteNotificationRegistrar
  private let handler: @MainActor (Event) -> Void
  private var hasInterface = false
  private var early: [[AnyHashable: Any]] = []
  /// The notification that launched the app, which may be handed over once more.
  private var launched: [AnyHashable: Any]?

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - registrar: The system's side of registration.
  ///   - handler: Takes what the service hands on.
  package init(
    registrar: any RemoteNotificationRegistrar,
    handler: @escaping @MainActor (Event) -> Void
  ) {
    self.registrar = registrar
    self.handler = handler
  }

  /// Registers, and keeps the notification that launched the app.
  package func didFinishLaunching(with options: LaunchOptions?) -> Bool {
    registrar.registerInTheWayOfTheSystem()
    // This callback alone tells of it, unless the app has the one with a completion handler, which UIKit
    // calls at a launch as well. The document handles it right here, where the app has no
    // screens yet, and what it would open has nowhere to go.
    if let launch = options?[.remoteNotification] as? [AnyHashable: Any] {
      launched = launch
      didReceiveRemoteNotification(launch)
    }
    return true
  }

  /// Hands on what came before there were screens.
  package func didBuildInterface() {
    // What comes meanwhile stands behind what came before.
    while !early.isEmpty { handler(.received(early.removeFirst())) }
    hasInterface = true
  }

  /// Hands the token on.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    handler(.registered(deviceToken))
  }

  /// Hands the error on.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    handler(.failed(error))
  }

  /// Hands the notification on, as soon as there are screens.
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    guard hasInterface else { return early.append(userInfo) }
    handler(.received(userInfo))
  }

  /// Hands the notification on, unless the launch has done so; there is nothing to fetch.
  package func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    defer { reply(.noData) }
    if let launched, NSDictionary(dictionary: launched) == NSDictionary(dictionary: userInfo) {
      self.launched = nil
    } else {
      didReceiveRemoteNotification(userInfo)
    }
  }
}

extension PushNotificationService.Event: CustomStringConvertible {
  /// What happened, for a log.
  package var description: String {
    switch self {
    // In digits. The document reads the bytes as a C string, which ends at the first zero, is no
    // text where the bytes are no UTF-8, and goes on behind the token where it has no zero.
    case .registered(let token): "PushNotificationService Token: \(token.hexadecimal)"
    case .failed(let error): "PushNotificationService Error: \(error)"
    case .received(let userInfo):
      "PushNotificationService Received: "
        + (JSONObject(userInfo: userInfo)
          .map { String(decoding: $0.utf8, as: UTF8.self) } ?? "\(userInfo)")
    }
  }
}
