package import Foundation
package import PushCenters
package import PushConformance
package import PushSimulation

/// The responder chain of seeds 001 and 003 behind the kit's roles.
package final class RemoteNotificationCenterAdapter: ResponderChainCenter, HierarchyBuildingCenter,
  LinkOpeningCenter, LifecycleObservingCenter
{
  /// The app's kinds of events, by the names that scenarios have for them.
  package enum Event: String, RemoteEventType {
    case message, task, invitation, announcement
  }

  /// It follows the state of the application, as centers before iOS 10 do.
  package static let policies = Policies(routesOn: .stateOnly, os: .iOS8)
  /// Two strings at the root of the payload.
  package static let vocabulary = Vocabulary(type: ["event_type"], objectID: ["object_id"])

  private let application: SimulatedApplication
  private let center: RemoteNotificationCenter<Event, SimulatedScreen>

  /// Makes a center whose services are the application's.
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

  /// Passes the notification on: before iOS 10, one that comes while the app is not active was tapped.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    if application.applicationState == .active {
      center.didReceive(userInfo.payload)
    } else {
      center.didOpen(userInfo.payload)
    }
  }

  /// Passes the link on.
  package func open(_ url: URL) -> Bool { center.open(url) }

  /// Has the center tell what was loaded while the app was away.
  package func didBecomeActive() { center.didBecomeActive() }

  /// A screen that answers as the scenario says.
  package final class Responder: ResponderBridge, RemoteNotificationResponder {
    private let handle: ResponderHandle

    /// Creates a screen.
    package init(_ handle: ResponderHandle) { self.handle = handle }

    /// Passes the question on.
    package func isFirstResponder(for notification: RemoteNotification<Event>) -> Bool {
      handle.accepts(notification.sighting)
    }

    /// Passes the notification on.
    package func didReceive(_ notification: RemoteNotification<Event>) {
      handle.didReceive(notification.sighting)
    }
  }

  /// Puts the screen on the chain.
  package func pushResponder(_ responder: Responder) { center.responders.push(responder) }

  /// Takes the newest screen off the chain.
  package func popResponder() { center.responders.pop() }
}

extension RemoteNotification {
  /// What it says of itself, for the kit to compare.
  fileprivate var sighting: Sighting {
    Sighting(type: eventType.rawValue, objectID: objectID, title: alertText)
  }
}

extension SimulatedApplication: NavigationController {}

/// Loads by the simulated application.
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

/// Tells the user by the simulated application's toasts.
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
