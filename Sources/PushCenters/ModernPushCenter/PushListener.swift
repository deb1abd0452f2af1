package import PushPayloads

/// What a ``ModernPushCenter`` tells the rest of the app.
package enum PushEvent: Sendable, Hashable {
  /// A push has come, whatever becomes of it; once a delivery.
  case received(PushMessage)
  /// The user has opened a push; once a tap.
  case opened(PushMessage)
  /// The system has handed out a device token.
  case registered(DeviceToken)
  /// The user has changed their mind, in a dialogue or in Settings.
  case permissionChanged(PermissionStatus)

  /// Whether the event is kept for somebody who listens later.
  ///
  /// Who missed a receipt finds what it is about on the server; who missed a tap misses it for good. The
  /// token and the permission can be told at any time.
  var isKept: Bool {
    switch self {
    case .opened: true
    case .received, .registered, .permissionChanged: false
    }
  }
}

/// An object that is told of what happens, for as long as it lives, and decides nothing.
@MainActor package protocol PushListener: AnyObject {
  /// Takes an event.
  func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent)
}

/// Events that nobody has heard and that somebody still may: taps in their order.
struct KeptEvents {
  /// How many events are kept.
  static let limit = 16

  private(set) var events: [PushEvent] = []

  /// Keeps an event, if it is of those that are kept.
  mutating func keep(_ event: PushEvent) {
    guard event.isKept else { return }
    events.append(event)
    if events.count > Self.limit { events.removeFirst() }
  }

  /// Hands the events out and forgets them.
  mutating func take() -> [PushEvent] {
    defer { events = [] }
    return events
  }
}
