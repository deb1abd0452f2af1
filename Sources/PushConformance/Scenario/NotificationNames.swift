/// The notifications to which a participant answers yes, by their names in a scenario.
package enum NotificationNames: Sendable, Hashable {
  /// The participant answers yes to every notification.
  case all
  /// The participant answers yes to no notification.
  case none
  /// The participant answers yes to the notifications with these names only.
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
