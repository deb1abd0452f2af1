/// The notifications about which a participant says yes, by the names of a scenario.
public enum NotificationNames: Sendable, Hashable {
  /// Every one.
  case all
  /// Not one.
  case none
  /// These.
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
