/// One load of the screens of a notification, from its start until they are shown.
@MainActor final class ScreenLoad<EventType: RemoteEventType, ViewController> {
  private enum Phase {
    case loading
    case calledOff
    case ended
  }

  /// What is loaded.
  let notification: RemoteNotification<EventType>
  /// Whether the screens slide in.
  var animated: Bool
  /// Tells the user that the screens are ready; it takes what shows them.
  let tell: @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  private var phase = Phase.loading
  private var cancellation: (@MainActor () -> Void)?
  private var screens: [ViewController]?

  /// Prepares a load; nobody is told of one that the user waits for.
  init(
    _ notification: RemoteNotification<EventType>,
    animated: Bool,
    tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void = { _ in }
  ) {
    self.notification = notification
    self.animated = animated
    self.tell = tell
  }

  /// Whether the screens are there and have not been shown.
  var isReady: Bool { screens != nil }

  /// Whether the load has ended and there is nothing to show.
  var hasNoScreens: Bool { screens?.isEmpty == true }

  /// Starts to load.
  ///
  /// - Parameters:
  ///   - factory: What loads.
  ///   - ended: Runs once, when the load has come to an end and was not called off: nil, or why there
  ///     are no screens.
  func start(
    with factory: any ScreenFactory<EventType, ViewController>,
    ended: @escaping @MainActor (ScreenLoad, (any Error)?) -> Void
  ) {
    let cancellation = factory.viewControllers(for: notification) { [weak self] result in
      // A factory that calls back twice would show the screens twice, and one that calls back late
      // would pull the user away from where they have gone since.
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
    // Somebody has opened something else before the factory returned.
    case .calledOff: cancellation()
    case .ended: break
    }
  }

  /// Calls the load off; what it still brings reaches nobody.
  func cancel() {
    guard phase == .loading else { return }
    phase = .calledOff
    cancellation?()
    cancellation = nil
  }

  /// Hands the screens out, once: they cannot stand in a stack twice.
  func takeScreens() -> [ViewController]? {
    defer { screens = nil }
    return screens
  }
}
