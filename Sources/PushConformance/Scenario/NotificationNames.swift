/// The notifications to which a participant answers yes, by their names in a scenario.
package enum NotificationNames: Sendable, Hashable {
  /// All notifications.
  case all
  /// No notification.
  case none
  /// The notifications with these names.
  case only([String])
}

extension NotificationNames {
  /// The names in the list of ``only(_:)``; empty for ``all`` and ``none``.
  var names: [String] {
    switch self {
    case .only(let names): names
    case .all, .none: []
    }
  }
}
