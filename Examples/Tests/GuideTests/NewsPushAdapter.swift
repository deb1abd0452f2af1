import Foundation
import PushConformanceTesting

@testable import NewsApp

final class NewsPushAdapter: RegisteringCenter, RespondingCenter, BackgroundUpdatingCenter,
  RoutingCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "section": $0.type, "article": $0.objectID, "page": $0.url] }
    .actions()
    .work(.mainActor)

  private let application: SimulatedApplication
  private let push = NewsPush()

  init(application: SimulatedApplication) {
    self.application = application
    push.upload = { try await application.uploadDeviceToken($0) }
    push.load = {
      try await application.loadContent(for: Sighting(type: $0.section, objectID: $0.article))
    }
    push.open = { application.open($0) }
  }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await push.didRegister(token: deviceToken.bytes)
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
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
