package import Foundation
package import PushCenters
package import PushSimulation

extension PushNotification {
  var sighting: Sighting {
    Sighting(url: routingURL?.absoluteString, type: type, title: alertText, isSilent: isSilent)
  }
}

extension SimulatedApplication: RemoteNotificationRegistrar {
  package var separatesSettingsFromRegistration: Bool { osProfile != .iOS7 }

  package func registerUserNotificationSettings() {
    registerUserNotificationSettings([.alert, .badge, .sound])
  }

  package func registerForRemoteNotificationTypes() {
    registerForRemoteNotificationTypes([.alert, .badge, .sound])
  }
}

extension SimulatedApplication: DeviceAPI {
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
  package func present(
    _ notification: PushNotification,
    activated: @escaping @MainActor () -> Void
  ) {
    presentToast(for: notification.sighting, activated: activated)
  }
}

extension SimulatedApplication: Router {
  package func handleOpen(_ url: URL) -> Bool { open(url) }

  package func handleOpen(_ url: URL, inScene scene: String?) -> Bool { open(url, inScene: scene) }
}
