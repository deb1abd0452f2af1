/// The notifications to which a participant answers yes, by their names in a scenario.
package enum NotificationNames: Sendable, Hashable {
  case all
  case none
  case only([String])
}

extension NotificationNames {
  var names: [String] {
    switch self {
    case .only(let names): names
    case .all, .none: []
    }
  }
}
