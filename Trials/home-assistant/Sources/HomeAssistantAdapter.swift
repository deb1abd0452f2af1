import Foundation
import PushConformance

/// The app, whose delegate passes each callback to the notification manager.
final class HomeAssistantAdapter: RegisteringCenter, LaunchHandOffCenter, LifecycleObservingCenter,
  FetchCompletingCenter, RoutingCenter, ToastingCenter, ActionHandlingCenter, DeferringCenter,
  BadgeOwningCenter, WithdrawingCenter,
  PermissionAskingCenter
{
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
        "message_id": $0.messageID, "homeassistant": ["tag": $0.withdrawn],
      ]
    }
    .withdraws(by: .identifiers)
    .neverSends(.severalWithdrawals)
    .actions(show: "show", archive: "archive", reply: "reply", dismissals: true)
    .registers(.atLaunch)
    .uploads(.everyLaunch)
    .clearsBadge(.onActivation)

  private let manager: NotificationManager

  init(application: SimulatedApplication) {
    startProcess(application)
    manager = NotificationManager()
  }

  func didFinishLaunching(with options: LaunchOptions) -> Bool {
    manager.setupNotifications()
    manager.setupFirebase()
    return true
  }

  func interfaceDidBecomeReady() { Current.sceneManager.connect() }
  func didBecomeActive() {
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  func registerForRemoteNotifications() { UIApplication.shared.registerForRemoteNotifications() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    manager.didRegisterForRemoteNotifications(deviceToken: Data(deviceToken.bytes))
  }
  func didFailToRegisterForRemoteNotifications(error: any Error) {
    manager.didFailToRegisterForRemoteNotifications(error: error)
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    manager.didReceiveRemoteNotification(userInfo: relayed(userInfo).dictionary) { result in
      onMain { fetchCompletion(result) }
    }
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    manager.userNotificationCenter(.current(), willPresent: UNNotification(notification)) {
      options in
      onMain { completion(options) }
    }
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    manager.userNotificationCenter(.current(), didReceive: .make(response)) {
      onMain { completion() }
    }
  }

  func requestPermission(completion: PermissionCompletion) {
    OnboardingPermission.ask { granted, _ in onMain { completion(granted) } }
  }

  /// Adds the command that the app's relay writes beside the tag of a withdrawal; `PushApp` cannot declare the command.
  private func relayed(_ userInfo: UserInfo) -> UserInfo {
    guard var command = userInfo.payload["homeassistant"]?.object, command["tag"] != nil else {
      return userInfo
    }
    command["command"] = "clear_notification"
    var payload = userInfo.payload
    payload["homeassistant"] = .object(command)
    return UserInfo(payload: payload)
  }
}

final class HomeAssistantExtensionAdapter: AttachingExtension {
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
        "message_id": $0.messageID, "attachment": ["url": $0.attachment],
        "ciphertext": $0.ciphertext,
      ]
    }
    .extensionChanges(.categoryIdentifier)

  private let service: NotificationService

  init(application: SimulatedApplication) {
    startProcess(application)
    service = NotificationService()
  }

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

/// Creates the global objects of a process, which the app's code uses by name.
@MainActor private func startProcess(_ application: SimulatedApplication) {
  Device.application = application
  NotificationCenter.default = NotificationCenter()
  UNUserNotificationCenter.renew()
  Messaging.renew()
  Current = AppEnvironment()
}
