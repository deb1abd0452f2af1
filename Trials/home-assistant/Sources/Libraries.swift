import Foundation
import PushConformance

// The libraries that the app links: Firebase, CallbackURLKit, ObjectMapper, GRDB, HAKit and Alamofire.

/// Firebase Cloud Messaging, which makes its own token from a new device token, and passes it to the delegate.
final class Messaging {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) private static var one = Messaging()
  weak var delegate: (any MessagingDelegate)?
  var isAutoInitEnabled = true

  static func messaging() -> Messaging { one }
  static func renew() { one = Messaging() }

  func setAPNSToken(_ token: Data, type: MessagingAPNSTokenType) {
    guard isAutoInitEnabled, !token.isEmpty else { return }
    let text = token.map { String(format: "%02x", Int($0)) }.joined()
    guard text != last else { return }
    last = text
    DispatchQueue.main.async { self.delegate?.messaging(self, didReceiveRegistrationToken: text) }
  }
  private var last: String?

  func appDidReceiveMessage(_: [AnyHashable: Any]) {}
  func deleteToken(completion: ((any Error)?) -> Void) { completion(nil) }
  func token(completion: (String?, (any Error)?) -> Void) { completion(last, nil) }
}

enum MessagingAPNSTokenType { case prod, sandbox }

protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

/// The app's local push extension, which runs in another process and gets no push callbacks of the system.
final class NotificationManagerLocalPushInterfaceExtension: NotificationManagerLocalPushInterface {
  func status(for server: Server) -> NotificationManagerLocalPushStatus { .disabled }
  func addObserver(
    for server: Server,
    handler: @escaping (NotificationManagerLocalPushStatus) -> Void
  ) -> any HACancellable { Cancellable() }
  func retryLocalPush(for server: Server?, reason: LocalPushRetryReason) {}
  func scheduleAppOpenLocalPushRetries() {}
}

typealias NotificationManagerLocalPushInterfaceDirect = NotificationManagerLocalPushInterfaceStandIn
typealias NotificationManagerLocalPushInterfaceDisallowed =
  NotificationManagerLocalPushInterfaceStandIn

final class NotificationManagerLocalPushInterfaceStandIn: NotificationManagerLocalPushInterface {
  convenience init(delegate: any LocalPushManagerDelegate) { self.init() }
  init() {}
  func status(for server: Server) -> NotificationManagerLocalPushStatus { .disabled }
  func addObserver(
    for server: Server,
    handler: @escaping (NotificationManagerLocalPushStatus) -> Void
  ) -> any HACancellable { Cancellable() }
  func retryLocalPush(for server: Server?, reason: LocalPushRetryReason) {}
  func scheduleAppOpenLocalPushRetries() {}
}

protocol HACancellable {}
struct Cancellable: HACancellable {}

final class LocalPushManager {
  enum State { case unavailable }
  static let confirmIDUserInfoKey = "confirm"
}

protocol LocalPushManagerDelegate: AnyObject {
  func localPushManager(
    _ manager: LocalPushManager,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  )
}

enum CallbackURLKit {
  typealias Parameters = [String: String]
  typealias SuccessCallback = (Parameters?) -> Void
  typealias FailureCallback = (any Error) -> Void
  typealias CancelCallback = () -> Void
}

extension Error {
  var XCUErrorParameters: [String: String] { [:] }
  var asAFError: AFError? { self as? AFError }
}

struct AFError: Error { let isSessionTaskError = true }

final class Manager {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static let shared = Manager()
  static let urlSchemes: [String]? = ["homeassistant"]
  var callbackURLScheme: String?
  func perform(
    action: String,
    urlScheme: String,
    parameters: CallbackURLKit.Parameters,
    onSuccess: CallbackURLKit.SuccessCallback?,
    onFailure: CallbackURLKit.FailureCallback?,
    onCancel: CallbackURLKit.CancelCallback?
  ) throws {}
}

final class UIDevice {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static let current = UIDevice()
  let name = "iPhone"
}

protocol FetchableRecord {}
protocol PersistableRecord {}
enum GRDBDatabaseTable: String { case notificationSnoozeAction }

extension NotificationSnoozeAction {
  static let debugTenSecondsActionIdentifier = actionIdentifierPrefix + "none"
  // The snooze actions of a new installation; only their number matters.
  static func enabledActions() -> [UNNotificationAction] {
    [5, 15, 60].map { _ in UNNotificationAction() }
  }
}

struct UNNotificationAction {}

struct NotificationAction {
  init(action: MobileAppConfigPushCategory.Action) {}
  var action: UNNotificationAction { UNNotificationAction() }
}

enum NotificationCategory { static let FallbackActionIdentifier = "_" }

// No payload of the kit names a sender.
struct NotificationSenderInfo {}

enum NotificationSenderParser {
  static func parse(from: UNNotificationContent) -> NotificationSenderInfo? { nil }
}

struct NotificationCommunicationDecoratorImpl {
  func decorate(
    content: UNNotificationContent,
    sender: NotificationSenderInfo,
    api: HomeAssistantAPI?
  ) async -> UNNotificationContent { content }
}

protocol ImmutableMappable { init(map: Map) throws }
protocol UpdatableModelSource {}
enum ObjectMapper { typealias Map = MapStandIn }
typealias Map = MapStandIn
struct MissingValue: Error {}

struct MapStandIn {
  let json: [String: Any]
  struct Place {}
  subscript(_: String) -> Place { Place() }

  func value<Value>(_ key: String) throws -> Value {
    guard let value = json[key] as? Value else { throw MissingValue() }
    return value
  }
  func value<Value>(_ key: String, default other: @autoclosure () throws -> Value) throws -> Value {
    try json[key] as? Value ?? other()
  }
  func value<Value: ImmutableMappable>(_ key: String, default other: [Value]) -> [Value] {
    (json[key] as? [[String: Any]])?.compactMap { try? Value(map: Map(json: $0)) } ?? other
  }
}

infix operator >>> : AssignmentPrecedence
func >>> <Value>(_: Value, _: MapStandIn.Place) {}

struct Mapper<Model: ImmutableMappable> {
  func mapArray(JSONArray: [[String: Any]]) throws -> [Model] {
    try JSONArray.map { try Model(map: Map(json: $0)) }
  }
}

typealias CFString = String

struct UTType {
  let identifier: String
  static let aiff = UTType(identifier: "aiff"), avi = UTType(identifier: "avi"),
    gif = UTType(identifier: "gif")
  static let jpeg = UTType(identifier: "jpeg"), mp3 = UTType(identifier: "mp3"),
    mpeg = UTType(identifier: "mpeg")
  static let mpeg2Video = UTType(identifier: "mpeg2"), mpeg4Movie = UTType(identifier: "mpeg4")
  static let mpeg4Audio = UTType(identifier: "mpeg4audio"), png = UTType(identifier: "png")
  static let wav = UTType(identifier: "wav")
}

func with<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
  var value = value
  try change(&value)
  return value
}
