import Foundation
import PushConformance

final class ChatPushAdapter: RegisteringCenter, LifecycleObservingCenter, DeferringCenter,
  FetchCompletingCenter, RespondingCenter, ToastingCenter, RoutingCenter, BadgeOwningCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "room": $0.url] }
    .neverSends(.localizedText)
    .actions()
    .clearsBadge(.onActivation)

  private let application: SimulatedApplication
  private let push = ChatPush()

  init(application: SimulatedApplication) {
    self.application = application
    push.register = { application.registerForRemoteNotifications() }
    push.upload = { application.uploadDeviceToken($0, completion: nil) }
    push.setBadge = { application.setBadgeCount($0) }
  }

  func interfaceDidBecomeReady() { push.navigate = { [application] in application.open($0) } }
  func didBecomeActive() { push.didBecomeActive() }

  func registerForRemoteNotifications() { push.register() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    push.didRegister(token: Data(deviceToken.bytes))
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(push.presents(notification.userInfo.dictionary) ? [.banner, .list] : [])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    push.respond(
      to: response.actionIdentifier,
      of: response.notification.userInfo.dictionary
    )
    completion()
  }
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    push.fetch(userInfo.dictionary) { fetchCompletion($0 ? .newData : .noData) }
  }
}
