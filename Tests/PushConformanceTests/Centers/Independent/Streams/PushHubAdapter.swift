import Foundation
import PushConformance

final class PushHubAdapter: RegisteringCenter, FetchCompletingCenter, RoutingCenter,
  SuppressibleCenter, BroadcastingCenter, OpeningBroadcastingCenter, DeferringCenter
{
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "app": ["url": $0.url, "kind": $0.type], "id": $0.objectID,
        "message_id": $0.messageID,
      ]
    }
    .neverSends(.localizedText)
    .membership(.ownedUntilCancelled)
    .work(.mainActor)
  private let hub = PushHub(actions: PushHubAdapter.app.vocabulary.registeredActions)
  private let application: SimulatedApplication
  private let app: PushHubApp

  init(application: SimulatedApplication) {
    self.application = application
    app = PushHubApp(hub) { try await application.uploadDeviceToken($0) }
  }

  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await hub.didRegister(deviceToken: Data(deviceToken.bytes))
  }
  func interfaceDidBecomeReady() { app.show { [application] in application.open($0) } }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) async {
    fetchCompletion(FetchResult(await hub.didReceive(.init(userInfo.dictionary))))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async {
    let push = PushHub.Push(notification.userInfo.dictionary)
    completion(.init(await hub.presentation(of: push, asksFilters: application.state == .active)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    let push = PushHub.Push(response.notification.userInfo.dictionary)
    await hub.didRespond(to: push, with: response.actionIdentifier, text: response.userText)
    completion()
  }

  func addSuppressor(_ suppressor: SuppressorSubscription) async {
    let id = await hub.add { [handle = suppressor.handle] push in
      await MainActor.run { handle.shouldSuppress(push.sighting) }
    }
    suppressor.whenRemoved { [hub] in await hub.removeFilter(id) }
  }
  func addObserver(_ observer: ObserverSubscription) async {
    observer.listen(to: await hub.events()) { event, handle in
      if case .received(let push) = event { handle.didReceive(push.sighting) }
      if case .opened(let push) = event { handle.didOpen(push.sighting) }
    }
  }
}

extension PushHub.Push {
  fileprivate var sighting: Sighting {
    Sighting(url: link?.absoluteString, type: kind, title: title, isSilent: isSilent)
  }
}
