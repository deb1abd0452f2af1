/// One load of the screens of a notification, from its start until they are shown.
@MainActor final class ScreenLoad<EventType: RemoteEventType, ViewController> {
  private enum Phase {
    case loading
    case calledOff
    case ended
  }

  /// The notification whose screens are loaded.
  let notification: RemoteNotification<EventType>
  /// Whether the screens slide in.
  var animated: Bool
  /// A closure that tells the user that the screens are ready; it receives the closure that shows them.
  let tell: @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  private var phase = Phase.loading
  private var cancellation: (@MainActor () -> Void)?
  private var screens: [ViewController]?

  /// Prepares a load; `tell` is not needed for a load that the user waits for.
  init(
    _ notification: RemoteNotification<EventType>,
    animated: Bool,
    tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void = { _ in }
  ) {
    self.notification = notification
    self.animated = animated
    self.tell = tell
  }

  /// Whether the screens are loaded and have not been shown.
  var isReady: Bool { screens != nil }

  /// Whether the load has ended and there is nothing to show.
  var hasNoScreens: Bool { screens?.isEmpty == true }

  /// Starts to load.
  ///
  /// - Parameters:
  ///   - factory: The factory that loads.
  ///   - ended: A closure that is run once, when the load has ended without being canceled; it receives nil, or the
  ///     reason why there are no screens.
  func start(
    with factory: any ScreenFactory<EventType, ViewController>,
    ended: @escaping @MainActor (ScreenLoad, (any Error)?) -> Void
  ) {
    let cancellation = factory.viewControllers(for: notification) { [weak self] result in
      // A factory that calls back twice would show the screens twice. One that calls back late would pull the user away
      // from another screen.
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
    // Something else was opened before the factory returned.
    case .calledOff: cancellation()
    case .ended: break
    }
  }

  /// Cancels the load; screens that still arrive are dropped.
  func cancel() {
    guard phase == .loading else { return }
    phase = .calledOff
    cancellation?()
    cancellation = nil
  }

  /// Returns the screens the first time, because they cannot be in a stack twice.
  func takeScreens() -> [ViewController]? {
    defer { screens = nil }
    return screens
  }
}
