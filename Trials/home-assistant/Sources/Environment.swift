import Foundation
import PushConformance

// The part of the app's environment that its push code uses: one server, and the settings of a new installation.

// Safe: the kit runs all code of the app on the main actor.
nonisolated(unsafe) var Current = AppEnvironment()

final class AppEnvironment {
  enum Configuration { case debug, release }

  let Log = XCGLogger()
  let settingsStore = SettingsStore()
  let sceneManager = SceneManager()
  let kiosk = Kiosk()
  let kioskSettings = KioskSettings()
  let servers: any ServerManager = Servers()
  let crashReporter = CrashReporter()
  let notificationDispatcher = LocalNotificationDispatcher()
  let notificationAttachmentManager: any NotificationAttachmentManager =
    NotificationAttachmentManagerImpl()
  let notificationHistoryStore = NotificationHistoryStore()
  let location = Location()
  let device = DeviceInfo()
  let appConfiguration = Configuration.release
  let isCatalyst = false

  var apis: [HomeAssistantAPI] { servers.all.map(HomeAssistantAPI.init) }

  func api(for server: Server) -> HomeAssistantAPI? { HomeAssistantAPI(server: server) }

  func backgroundTask<Value>(withName: String, _ body: (TimeInterval?) -> Promise<Value>)
    -> Promise<Value>
  { body(30) }
}

final class XCGLogger {
  static let notifyUserInfoKey = "log"

  func verbose(_ text: @autoclosure () -> String) {}
  func debug(_ text: @autoclosure () -> String) {}
  func info(_ text: @autoclosure () -> String) {}
  func warning(_ text: @autoclosure () -> String) {}
  func error(_ text: @autoclosure () -> String) {}
}

final class SettingsStore {
  struct Privacy { var messaging = true }
  struct LocationSources { var pushNotifications = true }

  let clearBadgeAutomatically = true
  let receiveDebugNotifications = false
  let deviceID = "device"
  let privacy = Privacy()
  let locationSources = LocationSources()

  /// The token of the push service, which the app stores.
  var pushID: String? {
    get { onMain { Device.application?.storage["pushID"]?.string } }
    set { onMain { Device.application?.storage["pushID"] = newValue.map { .string($0) } } }
  }
}

final class DeviceInfo {
  func deviceName() -> String { "iPhone" }
}

final class CrashReporter {
  func setUserProperty(value: String?, name: String) {}
}

final class NotificationHistoryStore {
  func record(_ entry: NotificationHistoryEntry) {}
}

struct NotificationHistoryEntry {
  enum Kind { case remote }
  init(content: UNNotificationContent, kind: Kind) {}
}

final class Location {
  enum Trigger { case PushNotification }
  func oneShotLocation(_: Trigger, _: TimeInterval?) -> Promise<Void> { Promise() }
}

struct Identifier<Object>: Hashable, RawRepresentable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

final class Server: Equatable {
  enum Setting { case overrideDeviceName }
  struct Connection { var webhookID: String }
  struct Info {
    var connection: Connection
    func setting(for: Setting) -> String? { nil }
  }

  let identifier = Identifier<Server>(rawValue: "home")
  let info = Info(connection: Connection(webhookID: "webhook-of-home"))

  static func == (left: Server, right: Server) -> Bool { left === right }
}

protocol ServerManager {
  var all: [Server] { get }
  func server(forServerIdentifier: String?) -> Server?
}

final class Servers: ServerManager {
  let all = [Server()]
  func server(forServerIdentifier: String?) -> Server? {
    all.first { $0.identifier.rawValue == forServerIdentifier }
  }
}

final class HomeAssistantAPI {
  enum APIError: Error { case noAPIAvailable }

  let server: Server
  init(server: Server) { self.server = server }

  /// Sends the stored push token to the server, as the app's registration does.
  func updateRegistration() -> Promise<Void> {
    Promise { seal in
      guard let token = Current.settingsStore.pushID else { return seal.fulfill(()) }
      onMain {
        Device.application?.uploadDeviceToken(token) { result in
          switch result {
          case .success: seal.fulfill(())
          case .failure(let error): seal.reject(error)
          }
        }
      }
    }
  }

  /// Sends an event to the server; `mobile_app_notification_action` counts as the handling of an action.
  func CreateEvent(eventType: String, eventData: [String: Any]) -> Promise<Void> {
    if eventType == "mobile_app_notification_action", let action = eventData["action"] as? String {
      onMain { Device.application?.handleAction(action, text: eventData["reply_text"] as? String) }
    }
    return Promise()
  }

  func SubmitLocation(updateType: Location.Trigger, location: Void, zone: Void?) -> Promise<Void> {
    Promise()
  }

  func DownloadDataAt(url: URL, needsAuth: Bool) -> Promise<URL> {
    Promise { seal in
      onMain {
        Device.application?.download(url) { result in
          switch result {
          case .success(let file): seal.fulfill(file.url)
          case .failure: seal.reject(URLError(.timedOut))
          }
        }
      }
    }
  }
}

enum AppConstants {
  enum QueryItems: String { case isComingFromAppIntent, openMoreInfoDialog }
  static let deeplinkURL = URL(filePath: "/")
  static let PermanentID = "permanent"
}

extension URL {
  func withWidgetAuthenticity() -> URL { self }
}

enum BackgroundTask: String {
  case pushLocationRequest, handlePushAction, notificationManagerDidReceiveRegistrationToken
}

enum PermissionStatus { case authorized, denied }
extension UNAuthorizationOptions {
  static let defaultOptions: Self = [
    .alert, .badge, .sound, .criticalAlert, .providesAppNotificationSettings,
  ]
}
