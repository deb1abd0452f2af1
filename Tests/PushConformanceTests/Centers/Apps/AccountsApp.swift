import Foundation
import PushConformance

/// A mention in a post, for one of the handles of the user.
private struct Mention {
  var handle: String?
  var post: URL?

  init(_ userInfo: [AnyHashable: Any]) {
    handle = (userInfo["recipient"] as? [AnyHashable: Any])?["handle"] as? String
    post = (userInfo["post"] as? String).flatMap(URL.init(string:))
  }
}

/// The handles of the user at a social network: the app shows the timeline of one of them.
@MainActor private final class Handles {
  private(set) var all: [String] = []
  /// The handle whose timeline is on the screen.
  private(set) var selected: String? { didSet { if let selected { onSelection(selected) } } }
  private let onSelection: (String) -> Void

  init(onSelection: @escaping (String) -> Void) { self.onSelection = onSelection }

  /// Adds a handle and shows its timeline, as the form for a new handle does.
  func add(_ handle: String) {
    if !all.contains(handle) { all.append(handle) }
    select(handle)
  }

  func remove(_ handle: String) {
    all.removeAll { $0 == handle }
    if selected == handle { selected = all.last }
  }

  /// Shows the timeline of a handle; returns whether the user has the handle.
  @discardableResult func select(_ handle: String) -> Bool {
    guard all.contains(handle) else { return false }
    if selected != handle { selected = handle }
    return true
  }
}

/// The device at the network's server: one subscription for each handle.
@MainActor private final class Subscriptions {
  private var token: String?
  private var subscribed: Set<String> = []
  private let send: (_ token: String, _ handle: String) -> Void
  private let cancel: (_ token: String, _ handle: String) -> Void

  init(
    send: @escaping (_ token: String, _ handle: String) -> Void,
    cancel: @escaping (_ token: String, _ handle: String) -> Void
  ) {
    (self.send, self.cancel) = (send, cancel)
  }

  func renew(_ deviceToken: Data, for handles: [String]) {
    let text = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard !text.isEmpty, text != token else { return }
    (token, subscribed) = (text, [])
    for handle in handles { start(for: handle) }
  }

  func start(for handle: String) {
    if let token, subscribed.insert(handle).inserted { send(token, handle) }
  }

  func end(for handle: String) {
    if let token, subscribed.remove(handle) != nil { cancel(token, handle) }
  }
}

/// The navigation of the app, which shows a post in the timeline of the handle that was mentioned.
@MainActor private final class Navigation {
  private let handles: Handles
  private let push: (URL) -> Void

  init(handles: Handles, push: @escaping (URL) -> Void) {
    (self.handles, self.push) = (handles, push)
  }

  func show(_ mention: Mention) async {
    if let handle = mention.handle, !handles.select(handle) { return }
    // SwiftUI builds the timeline of the selected handle before it takes a path.
    await Task.yield()
    if let post = mention.post { push(post) }
  }
}

// MARK: - Declaration and adapter

final class AccountsAppAdapter: AccountSwitchingCenter, ToastingCenter {
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "post": $0.url, "recipient": ["handle": $0.account]] }
    .neverSends(.silent, .withoutText, .malformed)
    .actions()
    .uploads(for: .account)

  private let handles: Handles
  private let subscriptions: Subscriptions
  private let navigation: Navigation
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    handles = Handles { application.switchAccount(to: $0) }
    subscriptions = Subscriptions(
      send: { application.uploadDeviceToken($0, account: $1, completion: nil) },
      cancel: { application.unregisterDeviceToken($0, account: $1, completion: nil) }
    )
    navigation = Navigation(handles: handles) { application.open($0) }
  }

  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    subscriptions.renew(Data(deviceToken.bytes), for: handles.all)
  }
  func logIn(_ account: String) {
    handles.add(account)
    subscriptions.start(for: account)
  }
  func logOut(of account: String) {
    subscriptions.end(for: account)
    handles.remove(account)
  }
  func switchAccount(to account: String) { handles.select(account) }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    await navigation.show(Mention(response.notification.userInfo.dictionary))
    completion()
  }
}
