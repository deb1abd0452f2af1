import Foundation
import PushConformance

final class OwnedHandlerPushAdapter: DelegateAdapter, RoutingCenter, SuppressibleCenter,
  OpeningBroadcastingCenter, ActionHandlingCenter
{
  static let app = PushApp()
    .sends { push in
      let event: PushTemplate = ["type": push.type, "id": push.objectID]
      return ["aps": push.aps, "custom": ["u": push.url, "a": event, "i": push.messageID]]
    }
    .membership(.single)
    .work(.mainActor)
  let application: SimulatedApplication
  let delegate: OwnedHandlerPush

  init(application: SimulatedApplication) {
    self.application = application
    delegate = OwnedHandlerPush(
      environment: .init(
        registerForRemoteNotifications: { application.registerForRemoteNotifications() },
        requestAuthorization: { application.requestAuthorization(options: .init($0)) },
        updateSubscription: { application.uploadDeviceToken($0, completion: nil) },
        openURL: { application.open($0) },
        // The simulated application has no animations to wait for.
        afterResumeAnimation: { work in Task { work() } },
        sleep: { [clock = application.clock] in try await clock.sleep(for: $0) }
      ),
      actions: Self.app.vocabulary.registeredActions
    )
    delegate.buttonHandler = {
      application.handleAction($0.actionID ?? "", text: $0.userText, of: $0.notification.sighting)
    }
  }

  func registerForRemoteNotifications() { delegate.promptForPushNotifications() }

  func addSuppressor(_ suppressor: SuppressorSubscription) {
    delegate.notificationWillShowInForegroundHandler = { [handle = suppressor.handle] event in
      if handle.shouldSuppress(event.notification.sighting) { event.preventDefault() }
    }
    suppressor.whenRemoved { [delegate] in delegate.notificationWillShowInForegroundHandler = nil }
  }
  func addObserver(_ observer: ObserverSubscription) {
    delegate.notificationOpenedHandler = { [handle = observer.handle] in
      handle.didOpen($0.notification.sighting)
    }
    observer.whenRemoved { [delegate] in delegate.notificationOpenedHandler = nil }
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
