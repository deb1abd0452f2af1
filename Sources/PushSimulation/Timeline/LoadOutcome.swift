/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case screens
  case failure
  case nothing
}
