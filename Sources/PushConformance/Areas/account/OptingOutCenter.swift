/// A center that lets users opt out of notifications, and in again.
@MainActor public protocol OptingOutCenter: RegisteringCenter {
  /// The user opts out of notifications.
  func optOut() async
  /// The user opts in to notifications again.
  func optIn() async
}
