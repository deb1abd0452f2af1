/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// The screens that the notification leads to.
  case screens
  /// The error ``LoadFailed``.
  case failure
  /// An empty list of screens.
  case nothing
}
