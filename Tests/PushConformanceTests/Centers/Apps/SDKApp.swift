import Foundation
import PushConformance

/// An SDK for campaigns, which receives the system's callbacks before the delegates of the app.
///
/// The SDK handles its own pushes, which have a member `cmp`, and passes all other pushes on. When the app has set a
/// listener, the SDK notifies the app of the campaigns that the user opens.
@MainActor private final class CampaignSDK {
  struct Campaign {
    var id: String?
    var link: URL?

    init?(_ userInfo: [AnyHashable: Any]) {
      guard let member = userInfo["cmp"] as? [AnyHashable: Any] else { return nil }
      id = member["id"] as? String
      link = (member["link"] as? String).flatMap(URL.init(string:))
    }
  }

  /// The closure that is called for each campaign that the user opens, and at once for earlier campaigns.
  var listener: (@MainActor (Campaign) -> Void)? {
    didSet {
      guard let listener else { return }
      let waiting = unheard
      unheard = []
      for campaign in waiting { listener(campaign) }
    }
  }
  private var unheard: [Campaign] = []
  private let sendToken: (String) -> Void
  private var tokenOfThisLaunch: String?

  init(sendToken: @escaping (String) -> Void) { self.sendToken = sendToken }

  func didRegister(_ token: Data) {
    let text = token.map { String(format: "%02x", $0) }.joined()
    guard !text.isEmpty, text != tokenOfThisLaunch else { return }
    tokenOfThisLaunch = text
    sendToken(text)
  }

  // The swizzled methods: each gets the method of the app's own delegate that it replaces.

  func fetch(
    _ userInfo: [AnyHashable: Any],
    completion: (UIBackgroundFetchResult) -> Void,
    original: () -> Void
  ) {
    if Campaign(userInfo) == nil { original() } else { completion(.noData) }
  }

  func willPresent(
    _ notification: UNNotification,
    completion: (UNNotificationPresentationOptions) -> Void,
    original: () -> Void
  ) {
    guard Campaign(notification.userInfo) != nil else { return original() }
    completion([.banner, .list, .sound])
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completion: () -> Void,
    original: () -> Void
  ) {
    guard let campaign = Campaign(response.notification.userInfo) else { return original() }
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      if let listener { listener(campaign) } else { unheard.append(campaign) }
    }
    completion()
  }
}

// MARK: - Declaration and adapter

final class SDKAppAdapter: RegisteringCenter, ForeignPassingCenter, FetchCompletingCenter,
  RoutingCenter, ToastingCenter, DeferringCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "cmp": ["id": $0.messageID, "link": $0.url, "v": 2]] }
    .neverSends(.silent, .withoutText, .foreignWithOwnMembers)
    .foreignPushes(have: ["gcm.message_id": "0:1"])
    .actions(dismissals: true)
    .uploads(.everyLaunch)

  private let sdk: CampaignSDK
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    sdk = CampaignSDK { application.uploadDeviceToken($0, completion: nil) }
  }

  func interfaceDidBecomeReady() {
    sdk.listener = { [application] in if let link = $0.link { application.open(link) } }
  }
  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    sdk.didRegister(Data(deviceToken.bytes))
  }
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    sdk.fetch(userInfo.dictionary) {
      fetchCompletion(FetchResult($0))
    } original: {
      application.passOn(didReceiveRemoteNotification: userInfo) { fetchCompletion($0) }
    }
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    sdk.willPresent(UNNotification(notification)) {
      completion(PresentationOptions($0))
    } original: {
      application.passOn(willPresent: notification) { completion($0) }
    }
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    sdk.didReceive(UNNotificationResponse(response)) {
      completion()
    } original: {
      application.passOn(didReceive: response) { completion() }
    }
  }
}
