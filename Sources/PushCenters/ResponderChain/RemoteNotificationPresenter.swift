/// What tells a user who is in the app that something has happened.
@MainActor public protocol RemoteNotificationPresenter<EventType>: AnyObject {
  /// The app's kinds of events.
  associatedtype EventType: RemoteEventType

  /// Shows a notification whose screens are ready; the closure runs when the user taps it.
  func present(
    _ notification: RemoteNotification<EventType>,
    activated: @escaping @MainActor () -> Void
  )
}
