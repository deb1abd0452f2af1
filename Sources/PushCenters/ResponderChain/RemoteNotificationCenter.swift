/// The one place of an app that takes notifications and deep links and decides who deals with them.
///
/// A screen that is in ``responders`` and says so deals with a notification. If none does, the
/// hierarchy of screens through which a user would have come to it is loaded, completely, and only
/// then shown: at once to a user who has asked for it, by a tap or a link, and on demand to one who
/// is in the app and has not. Somebody who answers a notification is never taken to a half loaded
/// screen, and somebody who does something else is never pulled away.
///
/// The application delegate forwards what it gets, and says which of the two it was:
///
/// | UIKit and UserNotifications | the center |
/// | --- | --- |
/// | `userNotificationCenter(_:willPresent:withCompletionHandler:)` | `didReceive(userInfo:)` |
/// | `userNotificationCenter(_:didReceive:withCompletionHandler:)`, default action | `didOpen(userInfo:)` |
/// | `application(_:didReceiveRemoteNotification:)`, active | `didReceive(userInfo:)` |
/// | the same before iOS 10, not active: the user has tapped | `didOpen(userInfo:)` |
/// | `application(_:open:options:)` | `open(_:)` |
/// | `applicationDidBecomeActive(_:)` | `didBecomeActive()` |
///
/// Design: seed 001, "A design for iOS push notifications".
@MainActor
package final class RemoteNotificationCenter<EventType: RemoteEventType, ViewController> {
  private typealias Load = ScreenLoad<EventType, ViewController>

  /// The objects that are asked first.
  package let responders = ResponderChain<EventType>()

  let scheme: String
  let keys: RemoteNotificationKeys
  let log: @MainActor (RemoteNotificationFailure<EventType>) -> Void
  private let factory: any ScreenFactory<EventType, ViewController>
  private let navigation: any NavigationController<ViewController>
  private let presenter: any ToastPresenter<RemoteNotification<EventType>>
  private let isActive: @MainActor () -> Bool

  /// Counts what the user has asked for: only the last of it may still move the screen.
  private var intent = 0
  /// The load that the user waits for.
  private var awaited: Load?
  /// The loads, under way or ready, that the user will be told of.
  private var announcements: [Load] = []

  /// Creates a center from the services that it uses.
  ///
  /// - Parameters:
  ///   - scheme: The scheme of the app's own URLs.
  ///   - factory: What loads and makes screens.
  ///   - navigation: Where screens are shown.
  ///   - presenter: What tells the user.
  ///   - isActive: Whether the application is active, which is asked anew each time.
  ///   - keys: Where payloads keep the app's own fields.
  ///   - log: Is told of everything that could not be done.
  package init(
    scheme: String,
    factory: any ScreenFactory<EventType, ViewController>,
    navigation: any NavigationController<ViewController>,
    presenter: any ToastPresenter<RemoteNotification<EventType>>,
    isActive: @escaping @MainActor () -> Bool,
    keys: RemoteNotificationKeys = RemoteNotificationKeys(),
    log: @escaping @MainActor (RemoteNotificationFailure<EventType>) -> Void = { _ in }
  ) {
    self.scheme = scheme
    self.factory = factory
    self.navigation = navigation
    self.presenter = presenter
    self.isActive = isActive
    self.keys = keys
    self.log = log
  }

  /// Takes a notification that has arrived and that the user has not answered.
  ///
  /// If nobody deals with it and the application is active, its screens are loaded, then the user is
  /// told, and the screens are shown when they want to see them. One without a text is for those who
  /// deal with it, and nothing to tell a user of. While the application is not active, the system
  /// tells the user, and loading waits for the answer.
  package func didReceive(
    _ notification: RemoteNotification<EventType>,
    animated: Bool = true
  ) {
    guard !responders.offer(notification), notification.alertText != nil, isActive() else { return }
    announce(notification, animated: animated) { [presenter] activated in
      presenter.present(notification, activated: activated)
    }
  }

  /// Loads the screens of a notification and has the user told then, as long as the application is
  /// active; whether anybody deals with it has been asked before.
  ///
  /// - Parameters:
  ///   - notification: What to show.
  ///   - animated: Whether the screens slide in.
  ///   - tell: Tells the user; it takes what shows the screens when they want to see them.
  func announce(
    _ notification: RemoteNotification<EventType>,
    animated: Bool = true,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    let load = Load(notification, animated: animated, tell: tell)
    announcements.append(load)
    start(load)
  }

  /// Takes a notification that the user has answered, or a link that they have followed.
  ///
  /// If nobody deals with it, its screens are loaded and then shown, unless the user has gone
  /// elsewhere in the meantime.
  package func didOpen(
    _ notification: RemoteNotification<EventType>,
    animated: Bool = true
  ) {
    intent += 1
    let own = intent
    // The same again, by an impatient user or a system that reports a launch twice, is waited for
    // once.
    if awaited?.notification != notification { supersede() }
    let isDealtWith = responders.offer(notification)
    // The user has answered it, so they are not told of it any more.
    let announcement = takeAnnouncement(of: notification)
    // A responder may open something else while it is asked, which then is the newer wish.
    guard own == intent else {
      announcement?.cancel()
      if !isDealtWith { log(.superseded(notification)) }
      return
    }
    if isDealtWith {
      announcement?.cancel()
      return supersede()
    }
    if let load = awaited ?? announcement {
      load.animated = animated
      if load.isReady { show(load) } else { awaited = load }
    } else {
      let load = Load(notification, animated: animated)
      awaited = load
      start(load)
    }
  }

  /// Tells the user what was loaded when the application was not active any more.
  package func didBecomeActive() {
    announceWhatIsReady()
  }

  /// Drops what the user waits for, because they have gone elsewhere by themselves.
  ///
  /// The delegate of the navigation controller calls it when the user moves between screens.
  package func userDidNavigate() {
    intent += 1
    supersede()
  }

  // MARK: - Loading

  private func start(_ load: Load) {
    load.start(with: factory) { [weak self] load, error in self?.end(load, error) }
  }

  private func end(_ load: Load, _ error: (any Error)?) {
    if let error {
      forget(load)
      log(.loading(load.notification, error))
    } else if load.hasNoScreens {
      forget(load)
      log(.noScreens(load.notification))
    } else if load === awaited {
      awaited = nil
      show(load)
    } else {
      // The application may have left the foreground; then the user is told when they are back.
      announceWhatIsReady()
    }
  }

  private func forget(_ load: Load) {
    if load === awaited { awaited = nil }
    announcements.removeAll { $0 === load }
  }

  private func supersede() {
    guard let load = awaited else { return }
    awaited = nil
    load.cancel()
    log(.superseded(load.notification))
  }

  private func takeAnnouncement(of notification: RemoteNotification<EventType>) -> Load? {
    announcements.firstIndex { $0.notification == notification }.map {
      announcements.remove(at: $0)
    }
  }

  // MARK: - Showing

  private func announceWhatIsReady() {
    while let index = announcements.firstIndex(where: \.isReady), isActive() {
      announce(announcements.remove(at: index))
    }
  }

  private func announce(_ load: Load) {
    load.tell { [weak self] in
      guard let self, load.isReady else { return }
      intent += 1
      supersede()
      show(load)
    }
  }

  private func show(_ load: Load) {
    guard let screens = load.takeScreens() else { return }
    navigation.setViewControllers(screens, animated: load.animated)
  }
}
