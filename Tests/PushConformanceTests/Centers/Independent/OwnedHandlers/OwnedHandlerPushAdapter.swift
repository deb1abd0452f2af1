import Foundation
import PushConformance
import PushSimulation

final class OwnedHandlerPushAdapter: DelegateAdapter, RoutingCenter, SuppressibleCenter,
  OpeningBroadcastingCenter, ActionHandlingCenter
{
  static let policies = Policies(membership: .single, work: .mainActor)
  static let vocabulary = Vocabulary(
    url: ["custom", "u"],
    type: ["custom", "a", "type"],
    objectID: ["custom", "a", "id"],
    messageID: ["custom", "i"]
  )
  let delegate: OwnedHandlerPush

  init(application: SimulatedApplication) {
    delegate = OwnedHandlerPush(application, actions: Self.vocabulary.registeredActions)
    delegate.buttonHandler = { [application] in
      application.handleAction($0.actionID ?? "", text: $0.userText, of: $0.notification.sighting)
    }
  }

  func registerForRemoteNotifications() { delegate.promptForPushNotifications() }

  func addSuppressor(_ suppressor: PlainCenter.Suppressor) {
    delegate.notificationWillShowInForegroundHandler = { event in
      if suppressor.handle.shouldSuppress(event.notification.sighting) { event.preventDefault() }
    }
  }
  func removeSuppressor(_ suppressor: PlainCenter.Suppressor) {
    delegate.notificationWillShowInForegroundHandler = nil
  }
  func addObserver(_ observer: PlainCenter.Observer) {
    delegate.notificationOpenedHandler = { observer.handle.didOpen($0.notification.sighting) }
  }
  func removeObserver(_ observer: PlainCenter.Observer) {
    delegate.notificationOpenedHandler = nil
  }
}

extension OwnedHandlerPush {
  fileprivate convenience init(
    _ application: SimulatedApplication,
    actions: [UNNotificationAction]
  ) {
    self.init(
      environment: Environment(
        registerForRemoteNotifications: { application.registerForRemoteNotifications() },
        requestAuthorization: { application.requestAuthorization(options: .init($0)) },
        updateSubscription: { application.uploadDeviceToken($0, completion: nil) },
        openURL: { application.open($0) },
        // The simulated application has no animations to wait for.
        afterResumeAnimation: { work in Task { work() } },
        sleep: { [clock = application.clock] in try await clock.sleep(for: $0) }
      ),
      actions: actions
    )
  }
}

extension OwnedHandlerPush.Notification {
  var sighting: Sighting {
    Sighting(
      url: launchURL?.absoluteString,
      type: additionalData["type"],
      objectID: additionalData["id"],
      messageID: notificationID,
      title: [title, subtitle, body].compactMap(\.self).first { !$0.isEmpty }
    )
  }
}
