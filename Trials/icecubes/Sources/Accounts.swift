import Foundation
import PushConformance

// The accounts and the Mastodon servers, which outlive the process, so the application's storage contains both.

struct OauthToken: Hashable {
  let accessToken: String
  var createdAt: String { accessToken }
}

struct AppAccount: Hashable {
  let server = "example.social"
  let accountName: String?
  let oauthToken: OauthToken?

  init(_ name: String) {
    accountName = name
    oauthToken = OauthToken(accessToken: name)
  }

  static func retrieveAll() -> [AppAccount] { AppAccountsManager.stored }
}

final class AppAccountsManager {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static var shared = AppAccountsManager()

  var availableAccounts = AppAccount.retrieveAll()
  lazy var currentAccount = availableAccounts.last ?? AppAccount("nobody")

  static var stored: [AppAccount] {
    get { (Memory["accounts"] as? [String] ?? []).map(AppAccount.init) }
    set { Memory["accounts"] = newValue.compactMap(\.accountName) }
  }

  func add(account: AppAccount) {
    if !availableAccounts.contains(account) { availableAccounts.append(account) }
    Self.stored = availableAccounts
    currentAccount = account
  }

  func delete(account: AppAccount) {
    availableAccounts.removeAll { $0 == account }
    Self.stored = availableAccounts
    currentAccount = availableAccounts.first ?? AppAccount("nobody")
  }
}

/// The values that the device and the server store, by key.
enum Memory {
  static subscript(key: String) -> Any? {
    get {
      onMain {
        var object = JSONObject()
        object["value"] = Device.application?.storage[key]
        return object.userInfo["value"]
      }
    }
    set {
      onMain {
        Device.application?.storage[key] = newValue.flatMap {
          JSONObject(userInfo: ["value": $0])?["value"]
        }
      }
    }
  }
}

class Preferences {
  final class Defaults {
    func set(_ value: Int, forKey key: String) { Memory[key] = value }
    func integer(forKey key: String) -> Int { Memory[key] as? Int ?? 0 }
  }

  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static var shared = UserPreferences()
  static let sharedDefault: Defaults? = Defaults()

  func refreshServerPreferences() async {}
}

struct PushSubscription {
  struct Alerts {
    var follow = true, favourite = true, reblog = true, mention = true, poll = true, status = true
  }
  let alerts = Alerts()
}

enum Push {
  case subscription
  case createSub(
    endpoint: String,
    p256dh: Data,
    auth: Data,
    mentions: Bool,
    status: Bool,
    reblog: Bool,
    follow: Bool,
    favorite: Bool,
    poll: Bool
  )
}

enum Notifications {
  case notification(id: String)
}

/// The app's client; the server keeps one subscription for each account.
struct MastodonClient {
  struct NotFound: Error {}

  let server: String
  let oauthToken: OauthToken?

  private var key: String { "subscription of \(oauthToken?.accessToken ?? "")" }

  func get(endpoint: Push) async throws -> PushSubscription {
    guard Memory[key] != nil else { throw NotFound() }
    return PushSubscription()
  }

  func get(endpoint: Notifications) async throws -> Models.Notification {
    guard case .notification(let id) = endpoint, let url = Relay.urls[id] else { throw NotFound() }
    return Models.Notification(url: url)
  }

  @MainActor func post(endpoint: Push) async throws -> PushSubscription {
    guard case .createSub(let listener, _, _, _, _, _, _, _, _) = endpoint,
      let application = Device.application
    else {
      throw NotFound()
    }
    let token = listener.split(separator: "/")[3]
    try await application.uploadDeviceToken(String(token), account: oauthToken?.accessToken)
    Memory[key] = String(token)
    return PushSubscription()
  }

  @MainActor func delete(endpoint: Push) async throws -> Int {
    guard let token = Memory[key] as? String, let application = Device.application else {
      return 404
    }
    try await application.unregisterDeviceToken(token, account: oauthToken?.accessToken)
    Memory[key] = nil
    return 200
  }
}

enum Models {
  struct Notification: Equatable {
    enum Kind {
      case follow, follow_request, mention
      func notificationKey() -> String { "" }
    }
    struct Account: Equatable {
      let id = "ada"
      let safeDisplayName = "Ada"
    }
    let url: String
    let account = Account()
    var supportedType: Kind? { .mention }
    var type: String { "mention" }
    var status: String? { url.isEmpty ? nil : url }
  }
}

/// The app's relay and the server behind the relay, which number and encrypt notifications.
enum Relay {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static var urls: [String: String] = [:]

  /// The plain text that the server encrypts for a notification.
  static func plaintext(title: String, body: String, url: String?, icon: String?) -> Data {
    let id = urls.count
    urls[String(id)] = url ?? ""
    var json: [String: Any] = [
      "access_token": AppAccountsManager.shared.currentAccount.oauthToken?.accessToken ?? "",
      "notification_id": id,
      "notification_type": "mention", "title": title, "body": body,
    ]
    json["icon"] = icon
    return (try? JSONSerialization.data(withJSONObject: json)) ?? Data()
  }
}
