/// A ``ScreenFactory`` that has a list of screens for each event type.
///
/// The list names the screens through which a user would navigate to the last screen:
///
/// ```swift
/// ScreenHierarchies<Event, UIViewController>(load: store.refresh) { event in
///   switch event {
///   case .inbox: [InboxViewController.init(notification:)]
///   case .taskAssigned: [
///     TaskListViewController.init(notification:), TaskViewController.init(notification:),
///   ]
///   }
/// }
/// ```
///
/// The original design lists class names. Here the list has initializers that take the notification. So each screen of
/// the list can be made, and no screen of the hierarchy is missing.
package final class ScreenHierarchies<EventType: RemoteEventType, ViewController>: ScreenFactory {
  /// A closure that makes one screen.
  package typealias Screen = @MainActor (RemoteNotification<EventType>) -> ViewController

  private let load: @MainActor (RemoteNotification<EventType>) async throws -> Void
  private let hierarchy: @MainActor (EventType) -> [Screen]

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - load: A closure that loads the content of a notification into the app's store. The screens read the content
  ///     from the store.
  ///   - hierarchy: A closure that returns the screens of an event type, the root first. It returns an empty array for
  ///     an event type without screens.
  package init(
    load: @escaping @MainActor (RemoteNotification<EventType>) async throws -> Void,
    hierarchy: @escaping @MainActor (EventType) -> [Screen]
  ) {
    self.load = load
    self.hierarchy = hierarchy
  }

  /// Loads the content and then makes the screens; for an event without screens, the method loads nothing.
  package func viewControllers(
    for notification: RemoteNotification<EventType>,
    completion: @escaping Completion
  ) -> Cancellation {
    let screens = hierarchy(notification.eventType)
    guard !screens.isEmpty else {
      completion(.success([]))
      return {}
    }
    let load = load
    let task = Task { @MainActor in
      do {
        try await load(notification)
        try Task.checkCancellation()
      } catch {
        return completion(.failure(error))
      }
      completion(.success(screens.map { $0(notification) }))
    }
    return { task.cancel() }
  }
}
