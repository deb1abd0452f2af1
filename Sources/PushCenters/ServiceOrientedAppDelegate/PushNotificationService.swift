import Foundation
package import PushPayloads

/// A service that registers the app for push notifications, and forwards tokens and notifications to a closure.
///
/// The service registers at every launch, and forwards the token or the error. If a notification launches the app, the
/// service forwards the notification once, after the registration and when screens are ready.
///
/// Design: the passage "PushNotificationService" of seed article 002 (Specs/requirements.md).
@MainActor package final class PushNotificationService: AppDelegateService {
  package enum Event {
    case registered(DeviceToken)
    case failed(any Error)
    case received([AnyHashable: Any])
  }

  private let registrar: any RemoteNotificationRegistrar
  private let handler: @MainActor (Event) -> Void
  private var hasInterface = false
  private var early: [[AnyHashable: Any]] = []
  /// The notification that launched the app, which the system can deliver again through another callback.
  private var launched: [AnyHashable: Any]?

  package init(
    registrar: any RemoteNotificationRegistrar,
    handler: @escaping @MainActor (Event) -> Void
  ) {
    self.registrar = registrar
    self.handler = handler
  }

  package func didFinishLaunching(with options: LaunchOptions?) -> Bool {
    registrar.registerInTheWayOfTheSystem()
    // If the app implements the receive callback with a completion handler, UIKit reports the notification that
    // launched the app through that callback, too. Otherwise only the launch options contain the notification. The
    // original design handles the notification here. The app has no screens yet, so the screen of the notification
    // cannot be shown.
    if let launch = options?[.remoteNotification] as? [AnyHashable: Any] {
      launched = launch
      didReceiveRemoteNotification(launch)
    }
    return true
  }

  package func didBuildInterface() {
    // Notifications that arrive in the meantime are forwarded after the earlier notifications.
    while !early.isEmpty { handler(.received(early.removeFirst())) }
    hasInterface = true
  }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    handler(.registered(deviceToken))
  }

  package func didFailToRegisterForRemoteNotifications(error: any Error) { handler(.failed(error)) }

  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    guard hasInterface else { return early.append(userInfo) }
    handler(.received(userInfo))
  }

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
  package var description: String {
    switch self {
    // The description shows the token in hexadecimal digits. The original design reads the token's bytes as a C string.
    // Such a string ends at the first zero byte, reads beyond a token without a zero byte, and might be invalid UTF-8.
    case .registered(let token): "PushNotificationService Token: \(token.hexadecimal)"
    case .failed(let error): "PushNotificationService Error: \(error)"
    case .received(let userInfo):
      "PushNotificationService Received: "
        + (JSONObject(userInfo: userInfo)
          .map { String(decoding: $0.utf8, as: UTF8.self) } ?? "\(userInfo)")
    }
  }
}
