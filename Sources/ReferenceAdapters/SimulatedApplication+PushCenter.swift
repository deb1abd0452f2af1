package import Foundation
package import PushCenters
package import PushSimulation

extension PushNotification {
  /// The fields of the notification as the center has read them, for the kit to compare.
  var sighting: Sighting {
    Sighting(url: routingURL?.absoluteString, type: type, title: alertText, isSilent: isSilent)
  }
}

extension SimulatedApplication: RemoteNotificationRegistrar {
  /// True if the system has separate calls for settings and for the token, as iOS 8 and later do.
  package var separatesSettingsFromRegistration: Bool { osProfile != .iOS7 }

  /// Asks the user to allow alerts, badges and sounds.
  package func registerUserNotificationSettings() {
    registerUserNotificationSettings([.alert, .badge, .sound])
  }

  /// Asks for a device token, and asks the user to allow alerts, badges and sounds.
  package func registerForRemoteNotificationTypes() {
    registerForRemoteNotificationTypes([.alert, .badge, .sound])
  }
}

extension SimulatedApplication: DeviceAPI {
  /// Uploads the parameter `token` to the path of the simulated server; the completion receives true for a stored
  /// token.
  package func post(
    _ path: String,
    parameters: [String: String],
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    uploadDeviceToken(parameters["token"] ?? "", to: path) { result in
      completion((try? result.get()) != nil)
    }
  }
}

extension SimulatedApplication: ToastPresenter {
  /// Shows the toast on the simulated screen.
  package func present(
    _ notification: PushNotification,
    activated: @escaping @MainActor () -> Void
  ) {
    presentToast(for: notification.sighting, activated: activated)
  }
}

extension SimulatedApplication: Router {
  /// Opens the URL in the simulated router; returns whether the router accepts the URL, as the scenario defines.
  package func handleOpen(_ url: URL) -> Bool { open(url) }

  /// Opens the URL in the simulated router of a scene; returns whether the router accepts the URL.
  package func handleOpen(_ url: URL, inScene scene: String?) -> Bool { open(url, inScene: scene) }
}
