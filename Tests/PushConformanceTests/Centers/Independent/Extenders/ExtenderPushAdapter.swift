import Foundation
import PushConformance
import PushPayloads
import PushSimulation

final class ExtenderPushAdapter: DelegateAdapter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter, OpeningBroadcastingCenter, DeepLinkDelegate
{
  static let policies = Policies(membership: .single, work: .mainActor)
  static let vocabulary = Vocabulary(url: ["^d"], messageID: ["_"])
  let delegate: ExtenderPush
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    delegate = ExtenderPush(
      actions: Self.vocabulary.registeredActions,
      applicationState: { application.state },
      updateChannel: { try await application.uploadDeviceToken($0) }
    )
    delegate.deepLinkDelegate = self
  }

  func registerForRemoteNotifications() {
    _ = application.requestAuthorization(options: [.alert, .badge, .sound])
    application.registerForRemoteNotifications()
  }
  func receivedDeepLink(_ deepLink: URL) async { application.open(deepLink) }

  func addSuppressor(_ extender: Extender) { delegate.presentationOptionsExtender = extender }
  func removeSuppressor(_ extender: Extender) { delegate.presentationOptionsExtender = nil }
  func addObserver(_ observer: Listener) { delegate.pushNotificationDelegate = observer }
  func removeObserver(_ observer: Listener) { delegate.pushNotificationDelegate = nil }

  final class Extender: SuppressorBridge, PresentationOptionsExtending {
    private let handle: SuppressorHandle
    init(_ handle: SuppressorHandle) { self.handle = handle }

    func extendPresentationOptions(
      _ options: UNNotificationPresentationOptions,
      notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      handle.shouldSuppress(Sighting(notification.userInfo))
        ? options.intersection(.badge) : options
    }
  }

  final class Listener: ObserverBridge, PushNotificationDelegate {
    private let handle: ObserverHandle
    init(_ handle: ObserverHandle) { self.handle = handle }

    func receivedForegroundNotification(_ userInfo: [AnyHashable: Any]) async {
      handle.didReceive(Sighting(userInfo))
    }
    func receivedBackgroundNotification(
      _ userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
      handle.didReceive(Sighting(userInfo))
      return .newData
    }
    func receivedNotificationResponse(_ response: UNNotificationResponse) async {
      let opens = [UNNotificationDefaultActionIdentifier, "show"]
      guard opens.contains(response.actionIdentifier) else { return }
      handle.didOpen(Sighting(response.notification.userInfo))
    }
  }
}

extension Sighting {
  /// What the raw payload says of its identity; the library hands it over as it is.
  fileprivate init(_ userInfo: [AnyHashable: Any]) {
    self.init(
      url: userInfo["^d"] as? String,
      type: userInfo["type"] as? String,
      objectID: userInfo["id"] as? String,
      messageID: userInfo["_"] as? String
    )
  }
}
