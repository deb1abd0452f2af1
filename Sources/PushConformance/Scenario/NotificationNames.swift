/// The notifications about which a participant says yes, by the names of a scenario.
package enum NotificationNames: Sendable, Hashable {
  /// All notifications.
  case all
  /// No notification.
  case none
  /// The notifications with these names.
  case only([String])
}

extension NotificationNames {
  /// The notifications that are named one by one.
  var names: [String] {
    switch self {
    case .only(let names): names
    case .all, .none: []
    }
  }
}
