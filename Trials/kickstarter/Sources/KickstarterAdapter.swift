import Foundation
import PushConformance

/// The app, whose delegate passes everything to a view model.
final class KickstarterAdapter: LaunchHandOffCenter, LifecycleObservingCenter,
  UnregisteringCenter, PermissionAskingCenter, FetchCompletingCenter, RespondingCenter,
  RoutingCenter, ToastingCenter, BadgeOwningCenter
{
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps,
        "activity": ["category": $0.type, "id": 1, "project_id": $0.numericObjectID],
      ]
    }
    .events([
      "message": .init("success", screens: ["project"]),
      "task": .init("backing", screens: ["project"]),
      "invitation": .init("launch", screens: ["project"]),
      "announcement": .init("suspension"),
    ])
    .links(toObject: "ksr://projects/{id}", toEvent: "ksr://activities")
    .neverSends(.withoutObjectID)
    .actions()
    .registers(.whenAllowed)
    .uploads(.everyCallback)
    .uploads(for: .account)
    .requests(.queued)
    .clearsBadge(.onActivation)

  private let delegate = AppDelegate()

  init(application: SimulatedApplication) { startProcess(application) }

  func didFinishLaunching(with options: LaunchOptions) -> Bool {
    delegate.window = UIWindow()
    return delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }
  func willEnterForeground() { delegate.applicationWillEnterForeground(.shared) }

  func registerForRemoteNotifications() { showDialog() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    delegate.application(
      .shared,
      didRegisterForRemoteNotificationsWithDeviceToken: Data(deviceToken.bytes)
    )
  }
  func requestPermission(completion: PermissionCompletion) {
    PushRegistration.register(for: [.alert, .sound, .badge]).startWithValues { granted in
      onMain { completion(granted) }
    }
  }
  func logIn(_ account: String) {
    AppEnvironment.login(account)
    NotificationCenter.default.post(name: .ksr_sessionStarted, object: nil)
    showDialog()
  }
  func logOut() {
    AppEnvironment.logout()
    NotificationCenter.default.post(name: .ksr_sessionEnded, object: nil)
  }
  /// Posts the notification that the app's screens post when the user has logged in and agrees.
  private func showDialog() {
    NotificationCenter.default.post(
      name: .ksr_showNotificationsDialog,
      object: nil,
      userInfo: ["context": PushNotificationDialog.Context.login]
    )
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    delegate.application(.shared, didReceiveRemoteNotification: userInfo.dictionary) { result in
      onMain { fetchCompletion(result) }
    }
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    delegate.userNotificationCenter(.current(), willPresent: UNNotification(notification)) {
      options in
      onMain { completion(options) }
    }
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    delegate.userNotificationCenter(.current(), didReceive: .make(response)) {
      onMain { completion() }
    }
  }
}

final class KickstarterExtensionAdapter: AttachingExtension {
  static let app = PushApp()
    .sends { ["aps": $0.aps, "ab": ["att": ["url": $0.attachment, "type": "jpg"]]] }

  private let service = NotificationService()

  init(application: SimulatedApplication) { startProcess(application) }

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    let content = UNNotificationContent(request.content)
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
  NotificationCenter.default = NotificationCenter()
  UNUserNotificationCenter.renew()
  AppEnvironment.replaceCurrentEnvironment(AppEnvironment.fromStorage())
}
