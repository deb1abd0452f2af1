import Foundation
package import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

/// The push center of seed 000 behind the kit's roles.
package final class PushCenterAdapter: LegacyRegisteringCenter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter
{
  /// It follows the state of the application, as centers before iOS 10 do.
  package static let policies = Policies(routesOn: .stateOnly, os: .iOS8)
  /// It keeps its own fields in a dictionary.
  package static let vocabulary = Vocabulary(
    url: ["genius", "url"],
    type: ["genius", "type"],
    devicesPath: PushToken.endpoint
  )

  private let application: SimulatedApplication
  private let receipts = ObserversInOrder(to: PushCenter.notificationWasReceived)
  private let center: PushCenter

  /// Makes a center whose services are the application's.
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

  /// Passes the request on.
  package func registerForRemoteNotifications() {
    center.registerForRemoteNotifications()
  }

  /// Passes the token on.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegister(deviceToken: deviceToken)
  }

  /// Passes the error on.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    center.didFailToRegister(error: error)
  }

  /// Passes the notification on, with the state that the application delegate sees.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    center.didReceive(userInfo.payload, whileActive: application.applicationState == .active)
  }

  /// A delegate that answers as the scenario says.
  package final class Suppressor: SuppressorBridge, PushCenterDelegate {
    private let handle: SuppressorHandle

    /// Creates a delegate.
    package init(_ handle: SuppressorHandle) { self.handle = handle }

    /// Passes the question on.
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
