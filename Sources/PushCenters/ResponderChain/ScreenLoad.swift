/// One load of the screens of a notification, from the start of the load until the screens are shown.
@MainActor final class ScreenLoad<EventType: RemoteEventType, ViewController> {
  private enum Phase {
    case loading
    case calledOff
    case ended
  }

  let notification: RemoteNotification<EventType>
  /// True if the screens appear with an animation; a later tap or link can change the value.
  var animated: Bool
  /// A closure that announces the notification when the screens are ready; it receives the closure that shows the
  /// screens.
  let tell: @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  private var phase = Phase.loading
  private var cancellation: (@MainActor () -> Void)?
  private var screens: [ViewController]?

  init(
    _ notification: RemoteNotification<EventType>,
    animated: Bool,
    tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void = { _ in }
  ) {
    self.notification = notification
    self.animated = animated
    self.tell = tell
  }

  var isReady: Bool { screens != nil }

  var hasNoScreens: Bool { screens?.isEmpty == true }

  /// Starts the load; unless the load is canceled, calls `ended` once, with an error if the load has failed.
  func start(
    with factory: any ScreenFactory<EventType, ViewController>,
    ended: @escaping @MainActor (ScreenLoad, (any Error)?) -> Void
  ) {
    let cancellation = factory.viewControllers(for: notification) { [weak self] result in
      // A factory that calls back twice would show the screens twice. A factory that calls back after the load was
      // canceled would replace the screen that the user has gone to.
      guard let self, phase == .loading else { return }
      phase = .ended
      self.cancellation = nil
      switch result {
      case .success(let screens):
        self.screens = screens
        ended(self, nil)
      case .failure(let error):
        ended(self, error)
      }
    }
    switch phase {
    case .loading: self.cancellation = cancellation
    // The load was canceled before the factory returned the closure that cancels it.
    case .calledOff: cancellation()
    case .ended: break
    }
  }

  func cancel() {
    guard phase == .loading else { return }
    phase = .calledOff
    cancellation?()
    cancellation = nil
  }

  /// Returns the screens of a finished load the first time, and nil later, because a screen cannot be on a stack twice.
  func takeScreens() -> [ViewController]? {
    defer { screens = nil }
    return screens
  }
}

/// An object that loads the content of a notification and makes the screens for this content.
///
/// Design: the passage "Building the same hierarchy a user would navigate to" of seed article 001
/// (Specs/requirements.md).
@MainActor package protocol ScreenFactory<EventType, ViewController>: AnyObject {
  associatedtype EventType: RemoteEventType
  associatedtype ViewController

  /// A closure that cancels a load; after the cancellation, the factory need not call the completion.
  typealias Cancellation = @MainActor () -> Void
  /// A closure that receives the screens, the root first, or the error of the load.
  typealias Completion = @MainActor (Result<[ViewController], any Error>) -> Void

  /// Starts to load the screens of a notification; the returned closure cancels the load.
  ///
  /// The factory can call the completion before or after this method returns; only the first call has an effect. For an
  /// event without screens, the factory passes an empty array.
  func viewControllers(
    for notification: RemoteNotification<EventType>,
    completion: @escaping Completion
  ) -> Cancellation
}
