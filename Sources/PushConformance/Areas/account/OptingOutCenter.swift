/// A center that lets users opt out of notifications, and in again.
@MainActor public protocol OptingOutCenter: RegisteringCenter {
  /// The user opts out of the app's notifications; from then on, the device should receive no notifications.
  func optOut() async
  /// The user opts in to notifications again, so the center has to register the device again.
  func optIn() async
}
