import Foundation
import PushConformance

/// The deep links of an app for a sports club, with a tab for each kind.
private enum DeepLink: Equatable {
  case matches(id: String?)
  case team(id: String?)
  case shop(id: String?)
  case news(id: String?)

  init?(_ userInfo: [AnyHashable: Any]) {
    let id = userInfo["object"] as? String
    switch userInfo["kind"] as? String {
    case "matches": self = .matches(id: id)
    case "team": self = .team(id: id)
    case "shop": self = .shop(id: id)
    case "news": self = .news(id: id)
    default: return nil
    }
  }

  /// The address of the screen, for the log and for sharing.
  var address: String {
    let (tab, id) =
      switch self {
      case .matches(let id): ("matches", id)
      case .team(let id): ("team", id)
      case .shop(let id): ("shop", id)
      case .news(let id): ("news", id)
      }
    let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let escaped = id?.addingPercentEncoding(withAllowedCharacters: unreserved)
    return "club://" + [tab, escaped].compactMap(\.self).joined(separator: "/")
  }
}

/// The tab bar, which exists once the first tab is loaded.
@MainActor private final class TabBar {
  private let show: (DeepLink) -> Void
  init(show: @escaping (DeepLink) -> Void) { self.show = show }
  func select(_ link: DeepLink) { show(link) }
}

/// Keeps the newest deep link until the member has logged in and the tab bar is there.
@MainActor private final class DeepLinkCenter {
  var tabBar: TabBar? { didSet { follow() } }
  var isLoggedIn = false { didSet { follow() } }
  private var pending: DeepLink?
  private var member: String?

  func open(_ userInfo: [AnyHashable: Any]) {
    guard let link = DeepLink(userInfo) else { return }
    pending = link
    follow()
  }

  /// A link that the previous member opened is of no use to the next member.
  func logIn(_ member: String) {
    if let former = self.member, former != member { pending = nil }
    self.member = member
    isLoggedIn = true
  }
  func logOut() {
    pending = nil
    isLoggedIn = false
  }

  private func follow() {
    guard isLoggedIn, let tabBar, let link = pending else { return }
    pending = nil
    tabBar.select(link)
  }
}

/// Sends the token of the device, with the member who uses the device.
@MainActor private final class DeviceRegistration {
  typealias Answer = @MainActor (Result<Void, any Error>) -> Void
  struct Club {
    var put: (_ token: String, _ member: String) -> Void
    var delete: (_ token: String, _ member: String, @escaping Answer) -> Void
  }

  private let club: Club
  private let defaults: any ClubDefaults
  private var token: String?

  init(club: Club, defaults: any ClubDefaults) { (self.club, self.defaults) = (club, defaults) }

  var isLoggedIn: Bool { defaults.member != nil }

  /// Unregisters the members who have logged out while the club's server could not be reached.
  func launch() { for (token, member) in defaults.leavers { remove(token, of: member) } }

  func didReceive(token: String) {
    guard token != self.token else { return }
    self.token = token
    register()
  }

  func logIn(_ member: String) {
    guard member != defaults.member else { return }
    defaults.member = member
    register()
  }

  func logOut() {
    if let token, let member = defaults.member {
      defaults.leavers[token] = member
      remove(token, of: member)
    }
    defaults.member = nil
  }

  private func register() {
    guard let token, let member = defaults.member else { return }
    // The club has one member for each device, so this request replaces the previous member.
    defaults.leavers[token] = nil
    club.put(token, member)
  }

  private func remove(_ token: String, of member: String) {
    club.delete(token, member) { [defaults] answer in
      guard case .success = answer, defaults.leavers[token] == member else { return }
      defaults.leavers[token] = nil
    }
  }
}

@MainActor private protocol ClubDefaults: AnyObject {
  subscript(text key: String) -> String? { get set }
}

extension ClubDefaults {
  fileprivate var member: String? {
    get { self[text: "member"] }
    set { self[text: "member"] = newValue }
  }
  /// The members who have logged out, by the token of their device.
  fileprivate var leavers: [String: String] {
    get {
      let data = Data((self[text: "leavers"] ?? "{}").utf8)
      return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }
    set {
      self[text: "leavers"] = (try? JSONEncoder().encode(newValue))
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

// MARK: - Declaration and adapter

final class TabBarAppAdapter: LifecycleObservingCenter, UnregisteringCenter, RespondingCenter,
  RoutingCenter, ToastingCenter, DeferringCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "kind": $0.type, "object": $0.objectID] }
    .neverSends(.silent, .withoutText, .malformed, .withoutType, .unknownType)
    .events([
      "message": .init("matches", screens: ["Matches"]), "task": .init("team", screens: ["Team"]),
      "invitation": .init("shop", screens: ["Shop"]), "announcement": .init("news"),
    ])
    .links(toObject: "club://{type}/{id}", toEvent: "club://{type}").actions()

  private let links = DeepLinkCenter()
  private let registration: DeviceRegistration
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    registration = DeviceRegistration(
      club: .init(
        put: { application.uploadDeviceToken($0, account: $1, completion: nil) },
        delete: { application.unregisterDeviceToken($0, account: $1, completion: $2) }
      ),
      defaults: application.storage
    )
    // The app shows nothing without an account, so a first user is logged in.
    if application.storage["isInstalled"] == nil { registration.logIn("first") }
    application.storage["isInstalled"] = true
    links.isLoggedIn = registration.isLoggedIn
  }
  func didFinishLaunching() { registration.launch() }

  func interfaceDidBecomeReady() {
    links.tabBar = TabBar { [application] in application.open($0.address) }
  }
  func logIn(_ account: String) {
    registration.logIn(account)
    links.logIn(account)
  }
  func logOut() {
    links.logOut()
    registration.logOut()
  }
  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    registration.didReceive(token: deviceToken.hexadecimal)
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(registration.isLoggedIn ? [.banner, .list, .sound] : [])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    links.open(response.notification.userInfo.dictionary)
    completion()
  }
}

extension ApplicationStorage: ClubDefaults {
  fileprivate subscript(text key: String) -> String? {
    get { self[key]?.string }
    set { self[key] = newValue.map(JSONValue.string) }
  }
}
