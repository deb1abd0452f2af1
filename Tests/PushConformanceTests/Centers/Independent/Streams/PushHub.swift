import Foundation

/// A push center as an actor, with asynchronous calls as input and asynchronous streams as output.
///
/// A stream keeps its elements until they are taken: destinations wait for the first screens, and openings for the
/// first listener.
actor PushHub {
  struct Push: Sendable, Hashable {
    var title: String?
    var link: URL?
    var kind: String?
    var isSilent: Bool
    var wakes: Bool
  }

  enum Event: Sendable, Hashable {
    case received(Push)
    case opened(Push)
    case chosen(action: String, text: String?, Push)
  }

  /// A closure that prevents a push from being shown, such as while its conversation is on the screen.
  typealias Filter = @Sendable (Push) async -> Bool

  /// The URLs to open, for the code that shows screens.
  nonisolated let destinations: AsyncStream<URL>
  /// The device tokens to send to the server, in hexadecimal.
  nonisolated let tokens: AsyncStream<String>

  private let destination: AsyncStream<URL>.Continuation
  private let token: AsyncStream<String>.Continuation
  private let actions: [String: UNNotificationAction]
  private var listeners: [UUID: AsyncStream<Event>.Continuation] = [:]
  private var filters: [(id: UUID, filter: Filter)] = []
  private var untold: [Event] = []
  private var lastToken: String?

  init(actions: [UNNotificationAction]) {
    self.actions = Dictionary(
      actions.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    (destinations, destination) = AsyncStream.makeStream()
    (tokens, token) = AsyncStream.makeStream()
  }

  // MARK: - Listeners

  /// Returns all events from now on, and earlier openings without a listener.
  func events() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
    let id = UUID()
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      Task { await self.forget(id) }
    }
    for event in untold { continuation.yield(event) }
    untold = []
    return stream
  }

  private func forget(_ id: UUID) { listeners[id] = nil }

  private func tell(_ event: Event) {
    if case .opened = event, listeners.isEmpty { untold.append(event) }
    for listener in listeners.values { listener.yield(event) }
  }

  func add(_ filter: @escaping Filter) -> UUID {
    let id = UUID()
    filters.append((id, filter))
    return id
  }

  func removeFilter(_ id: UUID) { filters.removeAll { $0.id == id } }

  // MARK: - What happens

  func didRegister(deviceToken: Data) {
    let text = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard !text.isEmpty, text != lastToken else { return }
    lastToken = text
    token.yield(text)
  }

  /// Records that an upload was refused, so that the token is sent again when the system delivers it again.
  func uploadFailed(of text: String) { if lastToken == text { lastToken = nil } }

  func didReceive(_ push: Push) -> UIBackgroundFetchResult {
    tell(.received(push))
    return push.isSilent ? .newData : .noData
  }

  /// Returns how to show a push over the open app; `asksFilters` is true while the user sees the app.
  func presentation(of push: Push, asksFilters: Bool) async -> UNNotificationPresentationOptions {
    // For a push that wakes the app, the system also makes the callback for a fetch.
    if !push.wakes { tell(.received(push)) }
    guard push.title != nil else { return [.badge, .sound] }
    if asksFilters {
      for (_, filter) in filters where await filter(push) { return [.badge] }
    }
    return [.banner, .list, .badge, .sound]
  }

  func didRespond(to push: Push, with action: String, text: String?) {
    switch action {
    case UNNotificationDefaultActionIdentifier: open(push)
    case UNNotificationDismissActionIdentifier: break
    default:
      guard let known = actions[action] else { return }
      tell(.chosen(action: action, text: text, push))
      if known.isForeground { open(push) }
    }
  }

  private func open(_ push: Push) {
    tell(.opened(push))
    if let link = push.link { destination.yield(link) }
  }
}

extension PushHub.Push {
  /// Reads a payload into a push, which can be sent to the actor.
  init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    let lines = aps["alert"] as? [AnyHashable: Any]
    title = [aps["alert"], lines?["title"], lines?["subtitle"], lines?["body"]]
      .compactMap { $0 as? String }
      .first { !$0.isEmpty }
    let app = userInfo["app"] as? [AnyHashable: Any]
    link = (app?["url"] as? String).flatMap(URL.init(string:)).flatMap {
      $0.scheme == nil ? nil : $0
    }
    kind = app?["kind"] as? String
    wakes = aps["content-available"] as? Int == 1
    isSilent =
      wakes && ["alert", "badge", "sound"].allSatisfy { aps[$0] == nil || aps[$0] is NSNull }
  }
}
