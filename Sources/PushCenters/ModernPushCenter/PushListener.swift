package import PushPayloads

/// An event that a ``ModernPushCenter`` tells the rest of the app.
package enum PushEvent: Sendable, Hashable {
  /// A push has come, whether or not it is shown; once per delivery.
  case received(PushMessage)
  /// The user has opened a push; once per tap.
  case opened(PushMessage)
  /// The system has handed out a device token.
  case registered(DeviceToken)
  /// The user has changed the permission, in a dialog or in Settings.
  case permissionChanged(PermissionStatus)

  /// Whether the event is kept for a later listener if there is none.
  ///
  /// A missed delivery can still be found on the server, but a missed tap cannot. The token and the permission can be
  /// told at any time.
  var isKept: Bool {
    switch self {
    case .opened: true
    case .received, .registered, .permissionChanged: false
    }
  }
}

/// An object that is told of events, for as long as it lives, and decides nothing.
@MainActor package protocol PushListener: AnyObject {
  /// Takes an event.
  func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent)
}

/// The events that happened while there was no listener, kept for the first one: taps in their order.
struct KeptEvents {
  /// The number of events that are kept at most.
  static let limit = 16

  private(set) var events: [PushEvent] = []

  /// Keeps an event, if ``PushEvent/isKept`` says so.
  mutating func keep(_ event: PushEvent) {
    guard event.isKept else { return }
    events.append(event)
    if events.count > Self.limit { events.removeFirst() }
  }

  /// Returns the events and forgets them.
  mutating func take() -> [PushEvent] {
    defer { events = [] }
    return events
  }
}
