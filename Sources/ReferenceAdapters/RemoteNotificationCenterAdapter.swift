package import Foundation
package import PushCenters
package import PushConformance
package import PushSimulation

package final class RemoteNotificationCenterAdapter: ResponderChainCenter, HierarchyBuildingCenter,
  LinkOpeningCenter, LifecycleObservingCenter
{
  /// The raw values are the names of the events in scenarios.
  package enum Event: String, RemoteEventType {
    case message, task, invitation, announcement
  }

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

  /// Before iOS 10, an app that was not active received a notification only if the user had tapped it.
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    if application.applicationState == .active {
      center.didReceive(userInfo.payload)
    } else {
      center.didOpen(userInfo.payload)
    }
  }

  package func open(_ url: URL) -> Bool { center.open(url) }

  package func didBecomeActive() { center.didBecomeActive() }

  package final class Responder: ResponderBridge, RemoteNotificationResponder {
    private let handle: ResponderHandle

    package init(_ handle: ResponderHandle) { self.handle = handle }

    package func isFirstResponder(for notification: RemoteNotification<Event>) -> Bool {
      handle.accepts(notification.sighting)
    }

    package func didReceive(_ notification: RemoteNotification<Event>) {
      handle.didReceive(notification.sighting)
    }
  }

  package func pushResponder(_ responder: Responder) { center.responders.push(responder) }

  package func popResponder() { center.responders.pop() }
}

extension RemoteNotification {
  fileprivate var sighting: Sighting {
    Sighting(type: eventType.rawValue, objectID: objectID, title: alertText)
  }
}

extension SimulatedApplication: NavigationController {}

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
