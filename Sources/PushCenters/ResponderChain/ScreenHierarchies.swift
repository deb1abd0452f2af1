/// A ``ScreenFactory`` that has a list of screens for each kind of event.
///
/// The list names the screens through which a user would have come to the last one:
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
/// A list of initialisers instead of the document's class names: a class that cannot be made with a
/// notification does not get into it, so the hierarchy has no holes when it is shown.
package final class ScreenHierarchies<EventType: RemoteEventType, ViewController>: ScreenFactory {
  /// Makes one screen.
  package typealias Screen = @MainActor (RemoteNotification<EventType>) -> ViewController

  private let load: @MainActor (RemoteNotification<EventType>) async throws -> Void
  private let hierarchy: @MainActor (EventType) -> [Screen]

  /// Creates the factory.
  ///
  /// - Parameters:
  ///   - load: Loads what a notification is about to where its screens find it.
  ///   - hierarchy: The screens of a kind of event, the root first; none where it has no screens.
  package init(
    load: @escaping @MainActor (RemoteNotification<EventType>) async throws -> Void,
    hierarchy: @escaping @MainActor (EventType) -> [Screen]
  ) {
    self.load = load
    self.hierarchy = hierarchy
  }

  /// Loads, and makes the screens afterwards; without screens to make, nothing is loaded.
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
