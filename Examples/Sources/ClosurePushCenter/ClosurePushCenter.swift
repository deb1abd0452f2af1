public import Foundation

/// A push center that knows its surroundings as closures, and gives out tokens for subscriptions.
///
/// It brings up a screen as soon as a notification comes while the app is not active.
@MainActor public final class ClosurePushCenter {
  /// A notification, as this app reads it.
  public struct Message: Sendable, Hashable {
    public var text: String?
    public var link: URL?
    public var isSilent: Bool
  }

  /// Ends a subscription when it goes away.
  public final class Subscription {
    private let end: @MainActor () -> Void
    init(end: @escaping @MainActor () -> Void) { self.end = end }
    public func cancel() async { await end() }
    deinit {
      // Subscriptions belong to screens, which live on the main actor.
      MainActor.assumeIsolated { [end] in end() }
    }
  }

  public var register: () -> Void = {}
  public var upload: (String) -> Void = { _ in }
  public var showToast: (Message, _ tapped: @escaping @MainActor () -> Void) -> Void = { _, _ in }
  public var openLink: (URL) -> Void = { _ in }
  public var isActive: () -> Bool = { true }

  private var mutes: [Int: (Message) -> Bool] = [:]
  private var listeners: [Int: (Message) -> Void] = [:]
  private var nextID = 0
  private var lastToken: Data?

  public init() {}

  public func didRegister(token: Data) {
    guard !token.isEmpty, token != lastToken else { return }
    lastToken = token
    let digits = Array("0123456789ABCDEF")
    upload(String(token.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
  }

  public func didReceive(_ userInfo: [AnyHashable: Any]) {
    let message = Message(userInfo)
    for listener in listeners.sorted(by: { $0.key < $1.key }) { listener.value(message) }
    guard !message.isSilent else { return }
    guard isActive() else { return follow(message) }
    let isMuted = mutes.values.reduce(false) { isMuted, mute in mute(message) || isMuted }
    guard message.text != nil, !isMuted else { return }
    showToast(message) { [weak self] in self?.follow(message) }
  }

  /// Keeps toasts away for which the closure answers true, until the subscription ends.
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
    link = (userInfo["deep_link"] as? String).flatMap(URL.init).flatMap { $0.scheme == nil ? nil : $0 }
    isSilent =
      aps["content-available"] as? Int == 1
      && aps["alert"] == nil && aps["badge"] == nil && aps["sound"] == nil
  }
}
