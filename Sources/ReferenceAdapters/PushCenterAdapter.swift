package import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The adapter of ``PushCenter``, the center to which the application delegate forwards all callbacks.
package final class PushCenterAdapter: LegacyRegisteringCenter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter
{
  package static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "genius": ["url": $0.url, "type": $0.type], "id": $0.objectID,
        "message_id": $0.messageID,
      ]
    }
    .neverSends(.localizedText)
    .uploads(to: PushToken.endpoint)
    .routes(on: .stateOnly)
    .os(.iOS8)

  private let application: SimulatedApplication
  private let receipts = ObserversInOrder(to: PushCenter.notificationWasReceived)
  private let center: PushCenter

  package init(application: SimulatedApplication) {
    self.application = application
    center = PushCenter(
      registrar: application,
      api: application,
      toasts: application,
      router: application,
      notificationCenter: receipts.source
    )
  }

  package func registerForRemoteNotifications() { center.registerForRemoteNotifications() }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegister(deviceToken: deviceToken)
  }

  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    center.didFailToRegister(error: error)
  }

  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    center.didReceive(userInfo.payload, whileActive: application.applicationState == .active)
  }

  package final class Suppressor: SuppressorBridge, PushCenterDelegate {
    private let handle: SuppressorHandle

    package init(_ handle: SuppressorHandle) { self.handle = handle }

    package func pushCenter(_: PushCenter, shouldSuppress notification: PushNotification) -> Bool {
      handle.shouldSuppress(notification.sighting)
    }
  }

  package func addSuppressor(_ suppressor: Suppressor) { center.addDelegate(suppressor) }

  package func removeSuppressor(_ suppressor: Suppressor) { center.removeDelegate(suppressor) }

  /// Passes the posted notifications to the observer while the observer is alive.
  package func addObserver(_ observer: ObserverSubscription) {
    let handle = observer.handle
    observer.token = PushObservation(of: receipts.channel(for: observer)) {
      handle.didReceive($0.sighting)
    }
  }
}

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
  package func present(_ push: PushNotification, activated: @escaping @MainActor () -> Void) {
    presentToast(for: push.sighting, activated: activated)
  }
}

extension SimulatedApplication: Router {
  package func handleOpen(_ url: URL) -> Bool { open(url) }

  package func handleOpen(_ url: URL, inScene scene: String?) -> Bool { open(url, inScene: scene) }
}
