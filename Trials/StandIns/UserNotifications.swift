import Foundation
import PushConformance

// The part of UserNotifications that the apps call; each value is made from a value of the kit.

let UNNotificationDefaultActionIdentifier = NotificationResponse.defaultActionIdentifier
let UNNotificationDismissActionIdentifier = NotificationResponse.dismissActionIdentifier
let UNNotificationAttachmentOptionsTypeHintKey = "type-hint"
let UNNotificationAttachmentOptionsThumbnailHiddenKey = "thumbnail-hidden"

struct UNNotificationSoundName: RawRepresentable, Hashable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ name: String) { rawValue = name }
}

final class UNNotificationSound {
  static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  let name: UNNotificationSoundName
  init(named name: UNNotificationSoundName) { self.name = name }
}

final class UNNotificationAttachment {
  let identifier: String
  let url: URL
  init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

class UNNotificationContent {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var userInfo: [AnyHashable: Any] = [:]
  var attachments: [UNNotificationAttachment] = []
  private(set) var payload = UserInfo(payload: [:])

  required init() {}

  init(_ content: NotificationContent) {
    title = content.title
    subtitle = content.subtitle
    body = content.body
    badge = content.badge.map(NSNumber.init(value:))
    sound = content.sound.map { UNNotificationSound(named: UNNotificationSoundName($0)) }
    categoryIdentifier = content.categoryIdentifier
    threadIdentifier = content.threadIdentifier
    userInfo = content.userInfo.dictionary
    payload = content.userInfo
    attachments = content.attachments.compactMap {
      try? UNNotificationAttachment(identifier: $0.identifier, url: $0.url)
    }
  }

  func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.badge = badge
    copy.sound = sound
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.userInfo = userInfo
    copy.payload = payload
    copy.attachments = attachments
    return copy
  }

  var simulated: NotificationContent {
    NotificationContent(
      title: title,
      subtitle: subtitle,
      body: body,
      badge: badge?.intValue,
      sound: sound?.name.rawValue,
      categoryIdentifier: categoryIdentifier,
      threadIdentifier: threadIdentifier,
      userInfo: payload,
      attachments: attachments.map {
        NotificationAttachment(identifier: $0.identifier, url: $0.url)
      }
    )
  }
}

final class UNMutableNotificationContent: UNNotificationContent {}

class UNNotificationTrigger {}
final class UNPushNotificationTrigger: UNNotificationTrigger {}
final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  init(timeInterval: TimeInterval, repeats: Bool) {}
}

final class UNNotificationRequest {
  let identifier: String
  let content: UNNotificationContent
  let trigger: UNNotificationTrigger?
  init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

final class UNNotification {
  let request: UNNotificationRequest
  init(_ notification: UserNotification) {
    let content = UNNotificationContent(NotificationContent(payload: notification.userInfo.payload))
    content.categoryIdentifier = notification.category
    request = UNNotificationRequest(
      identifier: notification.identifier,
      content: content,
      trigger: notification.trigger == .push ? UNPushNotificationTrigger() : nil
    )
  }
}

class UNNotificationResponse {
  let notification: UNNotification
  let actionIdentifier: String

  init(_ response: NotificationResponse) {
    notification = UNNotification(response.notification)
    actionIdentifier = response.actionIdentifier
  }

  static func make(_ response: NotificationResponse) -> UNNotificationResponse {
    response.userText == nil
      ? UNNotificationResponse(response) : UNTextInputNotificationResponse(response)
  }
}

final class UNTextInputNotificationResponse: UNNotificationResponse {
  let userText: String
  override init(_ response: NotificationResponse) {
    userText = response.userText ?? ""
    super.init(response)
  }
}

typealias UNNotificationPresentationOptions = PresentationOptions

protocol UNUserNotificationCenterDelegate: AnyObject {}

// The apps' subclasses capture `self` in closures; the kit runs an extension only on the main actor.
class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  func serviceExtensionTimeWillExpire() {}
}

struct UNAuthorizationOptions: OptionSet {
  var rawValue: Int
  static let badge = Self(rawValue: 1)
  static let sound = Self(rawValue: 2)
  static let alert = Self(rawValue: 4)
  static let criticalAlert = Self(rawValue: 8)
  static let providesAppNotificationSettings = Self(rawValue: 16)

  var simulated: NotificationTypes {
    var types: NotificationTypes = []
    if contains(.badge) { types.insert(.badge) }
    if contains(.sound) { types.insert(.sound) }
    if contains(.alert) { types.insert(.alert) }
    return types
  }
}

final class UNUserNotificationCenter {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) private static var one = UNUserNotificationCenter()
  weak var delegate: (any UNUserNotificationCenterDelegate)?

  static func current() -> UNUserNotificationCenter { one }
  static func renew() { one = UNUserNotificationCenter() }

  func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    onMain {
      Device.application?.requestAuthorization(options: options.simulated) { granted in
        completionHandler(granted, nil)
      }
    }
  }

  func setBadgeCount(_ count: Int) {
    onMain { Device.application?.setBadgeCount(count) }
  }

  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { Device.application?.removeDeliveredNotifications(withIdentifiers: identifiers) }
  }

  // The simulated application cannot schedule a notification.
  func add(_ request: UNNotificationRequest, withCompletionHandler done: ((any Error)?) -> Void) {
    done(nil)
  }
}

@MainActor class UIResponder: NSObject {}
@MainActor protocol UIApplicationDelegate {}

/// The part of UIKit's application that push code calls.
final class UIApplication {
  static let shared = UIApplication()
  static let didBecomeActiveNotification = Notification.Name("didBecomeActive")

  enum LaunchOptionsKey { case none }
  enum State { case active, inactive, background }

  var applicationState: State {
    switch onMain({ Device.application?.applicationState }) {
    case .active: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning, nil: .background
    }
  }

  var applicationIconBadgeNumber: Int {
    get { onMain { Device.application?.applicationIconBadgeNumber ?? 0 } }
    set { onMain { Device.application?.setBadgeCount(newValue) } }
  }

  func registerForRemoteNotifications() {
    onMain { Device.application?.registerForRemoteNotifications() }
  }

  func unregisterForRemoteNotifications() {
    onMain { Device.application?.unregisterForRemoteNotifications() }
  }
}

typealias UIBackgroundFetchResult = FetchResult
