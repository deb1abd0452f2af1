package import PushPayloads

package enum PushEvent: Sendable, Hashable {
  /// A push has arrived, shown or not; the center reports each delivery once.
  case received(PushMessage)
  /// The user has opened a push; the center reports each tap.
  case opened(PushMessage)
  case registered(DeviceToken)
  /// The user has changed the permission, in a dialog or in Settings.
  case permissionChanged(PermissionStatus)

  /// True if the center keeps the event for the first listener.
  ///
  /// The app can still find a missed delivery on the server, but not a missed tap. The token and the permission can be
  /// read at any time.
  var isKept: Bool {
    switch self {
    case .opened: true
    case .received, .registered, .permissionChanged: false
    }
  }
}

/// An object that the center notifies of events, and holds weakly.
@MainActor package protocol PushListener: AnyObject {
  /// The center calls this method for each event; the first listener also gets the taps that the center has kept.
  func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent)
}

/// The taps that happened while there was no listener, in order, kept for the first listener.
struct KeptEvents {
  static let limit = 16

  private(set) var events: [PushEvent] = []

  mutating func keep(_ event: PushEvent) {
    guard event.isKept else { return }
    events.append(event)
    if events.count > Self.limit { events.removeFirst() }
  }

  mutating func take() -> [PushEvent] {
    defer { events = [] }
    return events
  }
}
