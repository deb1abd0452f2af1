/// What loads everything that a notification is about, and makes the screens that show it.
///
/// Design: seed 001, "Building the same hierarchy a user would navigate to".
@MainActor package protocol ScreenFactory<EventType, ViewController>: AnyObject {
  /// The app's kinds of events.
  associatedtype EventType: RemoteEventType
  /// What manages a screen.
  associatedtype ViewController

  /// Calls a load off.
  typealias Cancellation = @MainActor () -> Void
  /// Takes the screens, the root first, or why there are none.
  typealias Completion = @MainActor (Result<[ViewController], any Error>) -> Void

  /// Starts to load.
  ///
  /// - Parameters:
  ///   - notification: What to show.
  ///   - completion: Takes the screens when everything is loaded, before or after the call returns;
  ///     no screens where the event has none. Only the first call counts.
  /// - Returns: What calls the load off when nobody waits for it any more.
  func viewControllers(
    for notification: RemoteNotification<EventType>,
    completion: @escaping Completion
  ) -> Cancellation
}
