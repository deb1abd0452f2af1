/// An object that loads the content of a notification and makes the screens for this content.
///
/// Design: the passage "Building the same hierarchy a user would navigate to" of seed article 001
/// (Specs/requirements.md).
@MainActor package protocol ScreenFactory<EventType, ViewController>: AnyObject {
  associatedtype EventType: RemoteEventType
  /// The type of a screen, such as `UIViewController`.
  associatedtype ViewController

  /// A closure that cancels a load; the factory need not call the completion afterwards.
  typealias Cancellation = @MainActor () -> Void
  /// A closure that receives the screens, the root first, or the error of the load.
  typealias Completion = @MainActor (Result<[ViewController], any Error>) -> Void

  /// Starts to load the screens of a notification; the result cancels the load.
  ///
  /// The completion may be called before or after this method returns. It receives an empty array for an event without
  /// screens. If the factory calls it several times, only the first call has an effect.
  func viewControllers(
    for notification: RemoteNotification<EventType>,
    completion: @escaping Completion
  ) -> Cancellation
}
