/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// The load succeeds, with the screens that the notification leads to.
  case screens
  /// The load fails with ``LoadFailed``.
  case failure
  /// The load succeeds, with an empty list of screens.
  case nothing
}
