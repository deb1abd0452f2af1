/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// All screens.
  case screens
  /// An error.
  case failure
  /// An empty list.
  case nothing
}
