import Foundation
import PushConformance

final class ExtenderPushAdapter: DelegateAdapter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter, OpeningBroadcastingCenter, DeepLinkDelegate
{
  static let app = PushApp()
    .sends {
      ["aps": $0.aps, "^d": $0.url, "type": $0.type, "id": $0.objectID, "_": $0.messageID]
    }
    .membership(.single)
    .work(.mainActor)
  let application: SimulatedApplication
  let delegate: ExtenderPush

  init(application: SimulatedApplication) {
    self.application = application
    delegate = ExtenderPush(
      actions: Self.app.vocabulary.registeredActions,
      applicationState: { application.state },
      updateChannel: { try await application.uploadDeviceToken($0) }
    )
    delegate.deepLinkDelegate = self
  }

  func receivedDeepLink(_ deepLink: URL) async { application.open(deepLink) }

  func addSuppressor(_ extender: SuppressorSubscription) {
    delegate.presentationOptionsExtender = extender
    extender.whenRemoved { [delegate] in delegate.presentationOptionsExtender = nil }
  }
  func addObserver(_ observer: ObserverSubscription) {
    delegate.pushNotificationDelegate = observer
    observer.whenRemoved { [delegate] in delegate.pushNotificationDelegate = nil }
  }
}

extension SuppressorSubscription: PresentationOptionsExtending {
  func extendPresentationOptions(
    _ options: UNNotificationPresentationOptions,
    notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    handle.shouldSuppress(.raw(notification.userInfo)) ? options.intersection(.badge) : options
  }
}

extension ObserverSubscription: PushNotificationDelegate {
  func receivedForegroundNotification(_ userInfo: [AnyHashable: Any]) async {
    handle.didReceive(.raw(userInfo))
  }
  func receivedBackgroundNotification(
    _ userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    handle.didReceive(.raw(userInfo))
    return .newData
  }
  func receivedNotificationResponse(_ response: UNNotificationResponse) async {
    if response.opensApp { handle.didOpen(.raw(response.notification.userInfo)) }
  }
}

extension Sighting {
  /// Returns the sighting of a payload that the library passes on unchanged.
  @MainActor fileprivate static func raw(_ userInfo: [AnyHashable: Any]) -> Sighting {
    Sighting(rawPayload: userInfo, by: ExtenderPushAdapter.app)
  }
}
