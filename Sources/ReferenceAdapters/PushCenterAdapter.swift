import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The adapter of ``PushCenter``, whose application delegate forwards all callbacks to it.
package final class PushCenterAdapter: LegacyRegisteringCenter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter
{
  /// An app before iOS 10, which follows the state of the application, with a dictionary of its own in its pushes.
  package static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "genius": ["url": $0.url, "type": $0.type], "id": $0.objectID,
        "message_id": $0.messageID,
      ]
    }
    .uploads(to: PushToken.endpoint)
    .routes(on: .stateOnly)
    .os(.iOS8)

  private let application: SimulatedApplication
  private let receipts = ObserversInOrder(to: PushCenter.notificationWasReceived)
  private let center: PushCenter

  /// Creates a center with the application's services.
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

  /// Forwards the call to the center.
  package func registerForRemoteNotifications() {
    center.registerForRemoteNotifications()
  }

  /// Forwards the token to the center.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegister(deviceToken: deviceToken)
  }

  /// Forwards the error to the center.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    center.didFailToRegister(error: error)
  }

  /// Forwards the notification to the center, with the state that the application delegate sees.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    center.didReceive(userInfo.payload, whileActive: application.applicationState == .active)
  }

  /// A delegate that answers as the scenario says.
  package final class Suppressor: SuppressorBridge, PushCenterDelegate {
    private let handle: SuppressorHandle

    /// Creates a delegate.
    package init(_ handle: SuppressorHandle) { self.handle = handle }

    /// Forwards the question to the scenario's handle.
    package func pushCenter(_: PushCenter, shouldSuppress notification: PushNotification) -> Bool {
      handle.shouldSuppress(notification.sighting)
    }
  }

  /// Adds the delegate.
  package func addSuppressor(_ suppressor: Suppressor) { center.addDelegate(suppressor) }

  /// Removes the delegate.
  package func removeSuppressor(_ suppressor: Suppressor) { center.removeDelegate(suppressor) }

  /// Listens to the posted notifications for as long as the observer lives.
  package func addObserver(_ observer: ObserverSubscription) {
    let handle = observer.handle
    observer.token = PushObservation(of: receipts.channel(for: observer)) {
      handle.didReceive($0.sighting)
    }
  }
}
