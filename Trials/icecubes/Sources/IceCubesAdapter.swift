import Foundation
import PushConformance

/// The app: its delegate, its push service and the views that observe the service.
final class IceCubesAdapter: RegisteringCenter, LaunchHandOffCenter, LifecycleObservingCenter,
  FetchCompletingCenter,
  RespondingCenter, RoutingCenter, ToastingCenter, BadgeOwningCenter, SeveralAccountsCenter
{
  static let app = PushApp()
    .actions()
    .uploads(.everyLaunch)
    .uploads(for: .account)
    .requests(.queued)
    .clearsBadge(.onActivation)

  private let delegate = AppDelegate()
  private let scene = IceCubesScene()
  private var hasAppeared = false

  init(application: SimulatedApplication) {
    startProcess(application)
  }

  func didFinishLaunching(with options: LaunchOptions) -> Bool {
    defer { scene.observe() }
    return delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
  func didBecomeActive() {
    if !hasAppeared { scene.refreshPushSubs() }
    hasAppeared = true
    scene.handleScenePhase(scenePhase: .active)
  }
  func didEnterBackground() { scene.handleScenePhase(scenePhase: .background) }

  func registerForRemoteNotifications() { scene.refreshPushSubs() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    delegate.application(
      .shared,
      didRegisterForRemoteNotificationsWithDeviceToken: Data(deviceToken.bytes)
    )
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) async {
    fetchCompletion(
      await delegate.application(.shared, didReceiveRemoteNotification: userInfo.dictionary)
    )
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async {
    completion(
      await PushNotificationsService.shared.userNotificationCenter(
        .current(),
        willPresent: read(notification)
      )
    )
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    // A push of this app is for an account, so the app must have an account from an earlier time.
    if AppAccountsManager.shared.availableAccounts.isEmpty {
      AppAccountsManager.shared.add(account: AppAccount("first"))
      PushNotificationsService.shared.setAccounts(accounts: AppAccountsManager.shared.pushAccounts)
    }
    let made = UNNotificationResponse(response)
    made.notification.request.content.userInfo["plaintext"] = plaintext(
      of: response.notification.userInfo
    )
    await PushNotificationsService.shared.userNotificationCenter(.current(), didReceive: made)
    completion()
  }

  func logIn(_ account: String) {
    AppAccountsManager.shared.add(account: AppAccount(account))
    scene.register()
  }
  func logOut(of account: String) { scene.logOut(AppAccount(account)) }

  private func read(_ notification: UserNotification) -> UNNotification {
    UNNotification(notification)
  }

  /// Returns the text that the extension has put into the notification when the notification arrived.
  private func plaintext(of userInfo: UserInfo) -> Data {
    Relay.plaintext(title: "", body: "", url: userInfo.payload["url"]?.string, icon: nil)
  }
}

final class IceCubesExtensionAdapter: AttachingExtension, DecryptingExtension {
  static let app = PushApp()
    .extensionChanges(.badge, .sound, .threadIdentifier)
    .neverSends(.attachmentInTheClear)

  private let application: SimulatedApplication
  private let service: NotificationService

  init(application: SimulatedApplication) {
    startProcess(application)
    AppAccountsManager.shared.add(account: AppAccount("ada"))
    self.application = application
    service = NotificationService()
  }

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    let content = UNNotificationContent(request.content)
    // The relay encrypts the text and the icon of every push in one member; the kit sends two members.
    let payload = request.content.userInfo.payload
    let ciphertext = payload["ciphertext"]?.string
    if let body = ciphertext == nil ? content.body : try? application.decrypt(ciphertext ?? "") {
      let plain = Relay.plaintext(
        title: content.title,
        body: body,
        url: "",
        icon: payload["attachment"]?.string
      )
      content.userInfo.merge(["m": plain.base64EncodedString(), "k": "", "s": ""]) { $1 }
    }
    service.didReceive(
      UNNotificationRequest(identifier: request.identifier, content: content, trigger: nil)
    ) { made in
      let answer = made.simulated
      Task { @MainActor in contentHandler(answer) }
    }
  }
  func serviceExtensionTimeWillExpire() { service.serviceExtensionTimeWillExpire() }
}

@MainActor private func startProcess(_ application: SimulatedApplication) {
  Device.application = application
  UNUserNotificationCenter.renew()
  AppAccountsManager.shared = AppAccountsManager()
  Preferences.shared = UserPreferences()
  PushNotificationsService.shared = PushNotificationsService()
}
