package import Foundation
package import PushCenters
package import PushConformance
package import PushSimulation

/// The adapter of ``RemoteNotificationCenter``, the center with a responder chain.
package final class RemoteNotificationCenterAdapter: ResponderChainCenter, HierarchyBuildingCenter,
  LinkOpeningCenter, LifecycleObservingCenter
{
  /// The app's event types, by the names that scenarios use.
  package enum Event: String, RemoteEventType {
    case message, task, invitation, announcement
  }

  /// An app before iOS 10, which follows the state of the application, with two texts at the root of its pushes.
  package static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "url": $0.url, "event_type": $0.type, "object_id": $0.objectID,
        "message_id": $0.messageID,
      ]
    }
    .routes(on: .stateOnly)
    .os(.iOS8)

  private let application: SimulatedApplication
  private let center: RemoteNotificationCenter<Event, SimulatedScreen>

  /// Creates a center with the application's services.
  package init(application: SimulatedApplication) {
    self.application = application
    center = RemoteNotificationCenter(
      scheme: "app",
      factory: ScreenLoader(application),
      navigation: application,
      presenter: EventToasts(application),
      isActive: { application.applicationState == .active }
    )
    application.userDidNavigate = { [center] in center.userDidNavigate() }
  }

  /// Forwards the notification to the center.
  ///
  /// Before iOS 10, a notification that comes while the app is not active was tapped.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    if application.applicationState == .active {
      center.didReceive(userInfo.payload)
    } else {
      center.didOpen(userInfo.payload)
    }
  }

  /// Forwards the link to the center.
  package func open(_ url: URL) -> Bool { center.open(url) }

  /// Forwards the call to the center, which then tells the user of screens loaded while the app was away.
  package func didBecomeActive() { center.didBecomeActive() }

  /// A screen that answers as the scenario says.
  package final class Responder: ResponderBridge, RemoteNotificationResponder {
    private let handle: ResponderHandle

    /// Creates a screen.
    package init(_ handle: ResponderHandle) { self.handle = handle }

    /// Forwards the question to the scenario's handle.
    package func isFirstResponder(for notification: RemoteNotification<Event>) -> Bool {
      handle.accepts(notification.sighting)
    }

    /// Forwards the notification to the scenario's handle.
    package func didReceive(_ notification: RemoteNotification<Event>) {
      handle.didReceive(notification.sighting)
    }
  }

  /// Pushes the screen onto the chain.
  package func pushResponder(_ responder: Responder) { center.responders.push(responder) }

  /// Pops the newest screen from the chain.
  package func popResponder() { center.responders.pop() }
}

extension RemoteNotification {
  /// The sighting of the notification, for the kit to compare.
  fileprivate var sighting: Sighting {
    Sighting(type: eventType.rawValue, objectID: objectID, title: alertText)
  }
}

extension SimulatedApplication: NavigationController {}

/// A screen factory that loads screens through the simulated application.
final class ScreenLoader: ScreenFactory {
  private let application: SimulatedApplication
  init(_ application: SimulatedApplication) { self.application = application }

  func viewControllers(
    for notification: RemoteNotification<RemoteNotificationCenterAdapter.Event>,
    completion: @escaping @MainActor (Result<[SimulatedScreen], any Error>) -> Void
  ) -> @MainActor () -> Void {
    application.loadScreens(for: notification.sighting, completion: completion)
    return {}
  }
}

/// A toast presenter that shows the simulated application's toasts.
final class EventToasts: ToastPresenter {
  private let application: SimulatedApplication
  init(_ application: SimulatedApplication) { self.application = application }

  func present(
    _ notification: RemoteNotification<RemoteNotificationCenterAdapter.Event>,
    activated: @escaping @MainActor () -> Void
  ) {
    application.presentToast(for: notification.sighting, activated: activated)
  }
}
