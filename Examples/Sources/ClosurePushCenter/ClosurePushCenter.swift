public import Foundation

/// A push center that calls closures of the app, and returns tokens for subscriptions.
///
/// If a notification arrives while the app is not active, the center opens the screen at once.
@MainActor public final class ClosurePushCenter {
  /// A notification, as this app reads it.
  public struct Message: Sendable, Hashable {
    /// The text to show, if there is any.
    public var text: String?
    /// The link to open, if the payload has one.
    public var link: URL?
    /// True if the notification only wakes the app.
    public var isSilent: Bool
  }

  /// A subscription, which ends when it is deallocated.
  public final class Subscription {
    private let end: @MainActor () -> Void
    init(end: @escaping @MainActor () -> Void) { self.end = end }
    deinit {
      // Subscriptions belong to screens, which are deallocated on the main actor.
      MainActor.assumeIsolated { [end] in end() }
    }
  }

  /// Asks the system for a device token.
  public var register: () -> Void = {}
  /// Sends a device token to the server.
  public var upload: (String) -> Void = { _ in }
  /// Shows a toast; the second closure handles a tap on the toast.
  public var showToast: (Message, @escaping @MainActor () -> Void) -> Void = { _, _ in }
  /// Opens the screen of a link.
  public var openLink: (URL) -> Void = { _ in }
  /// Returns true if the app is active.
  public var isActive: () -> Bool = { true }

  private var mutes: [Int: (Message) -> Bool] = [:]
  private var listeners: [Int: (Message) -> Void] = [:]
  private var nextID = 0
  private var lastToken: Data?

  /// Creates a center whose closures do nothing yet.
  public init() {}

  /// Sends a device token to the server if the token is new.
  public func didRegister(token: Data) {
    guard !token.isEmpty, token != lastToken else { return }
    lastToken = token
    let digits = Array("0123456789ABCDEF")
    upload(String(token.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
  }

  /// Passes a notification to the listeners, and shows or opens the notification.
  public func didReceive(_ userInfo: [AnyHashable: Any]) {
    let message = Message(userInfo)
    for listener in listeners.sorted(by: { $0.key < $1.key }) { listener.value(message) }
    guard !message.isSilent else { return }
    guard isActive() else { return follow(message) }
    let isMuted = mutes.values.reduce(false) { isMuted, mute in mute(message) || isMuted }
    guard message.text != nil, !isMuted else { return }
    showToast(message) { [weak self] in self?.follow(message) }
  }

  /// Suppresses toasts for which the closure returns true, until the subscription ends.
  public func mute(where isMuted: @escaping (Message) -> Bool) -> Subscription {
    let id = makeID()
    mutes[id] = isMuted
    return Subscription { [weak self] in self?.mutes[id] = nil }
  }

  /// Calls the closure for every message, until the subscription ends.
  public func listen(_ listener: @escaping (Message) -> Void) -> Subscription {
    let id = makeID()
    listeners[id] = listener
    return Subscription { [weak self] in self?.listeners[id] = nil }
  }

  private func follow(_ message: Message) {
    if let link = message.link { openLink(link) }
  }

  private func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}

extension ClosurePushCenter.Message {
  init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    let alert = aps["alert"] as? [AnyHashable: Any]
    text = [aps["alert"], alert?["title"], alert?["subtitle"], alert?["body"]]
      .compactMap { $0 as? String }
      .first { !$0.isEmpty }
    let url = (userInfo["deep_link"] as? String).flatMap(URL.init)
    link = url?.scheme == nil ? nil : url
    isSilent =
      aps["content-available"] as? Int == 1
      && ["alert", "badge", "sound"].allSatisfy { aps[$0] == nil || aps[$0] is NSNull }
  }
}
