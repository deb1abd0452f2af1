package import Foundation
package import PushPayloads

/// The one object of an app that takes notifications and deep links and decides which object deals with them.
///
/// The center first asks the objects in ``responders``. If no object deals with a notification, the center loads all
/// screens that lead to the notification's content. After a tap or a link the center shows the loaded screens. If the
/// user is in the app and has not opened the notification, the center announces the notification first. So a tap never
/// leads to a half-loaded screen, and a user who is doing something else stays on the current screen.
///
/// The application delegate forwards its callbacks to these methods:
///
/// | UIKit and UserNotifications | the center |
/// | --- | --- |
/// | `userNotificationCenter(_:willPresent:withCompletionHandler:)` | `didReceive(_:)` |
/// | `userNotificationCenter(_:didReceive:withCompletionHandler:)`, default action | `didOpen(_:)` |
/// | `application(_:didReceiveRemoteNotification:)`, active | `didReceive(_:)` |
/// | the same before iOS 10, not active: the user has tapped | `didOpen(_:)` |
/// | `application(_:open:options:)` | `open(_:)` |
/// | `applicationDidBecomeActive(_:)` | `didBecomeActive()` |
///
/// Design: the passage "A design for iOS push notifications" of seed article 003 (Specs/requirements.md).
@MainActor
package final class RemoteNotificationCenter<EventType: RemoteEventType, ViewController> {
  private typealias Load = ScreenLoad<EventType, ViewController>

  package let responders = ResponderChain<EventType>()

  let scheme: String
  let keys: RemoteNotificationKeys
  let log: @MainActor (RemoteNotificationFailure<EventType>) -> Void
  private let factory: any ScreenFactory<EventType, ViewController>
  private let navigation: any NavigationController<ViewController>
  private let presenter: any ToastPresenter<RemoteNotification<EventType>>
  private let isActive: @MainActor () -> Bool

  /// The number of taps and links so far; only the screens of the newest tap or link can still be shown.
  private var intent = 0
  /// The load whose screens the user waits for after a tap or a link; nil while the user waits for no screens.
  private var awaited: Load?
  /// The loads of notifications that the user has not tapped, each announced when its screens are ready.
  private var announcements: [Load] = []

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

  /// Takes a notification that has arrived and that the user has not tapped.
  ///
  /// If no responder deals with the notification and the application is active, the center loads the notification's
  /// screens. Then the center announces the notification, and a tap shows the screens. The center only offers a
  /// notification without alert text to responders, because there is nothing to announce. While the application is not
  /// active, the system notifies the user, and the center loads the screens when the user taps the notification.
  package func didReceive(_ notification: RemoteNotification<EventType>, animated: Bool = true) {
    guard !responders.offer(notification), notification.alertText != nil, isActive() else { return }
    announce(notification, animated: animated) { [presenter] activated in
      presenter.present(notification, activated: activated)
    }
  }

  /// Loads the screens of a notification, and then announces the notification while the application is active.
  ///
  /// The caller has already asked the responders. `tell` receives the closure that shows the screens.
  func announce(
    _ notification: RemoteNotification<EventType>,
    animated: Bool = true,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    let load = Load(notification, animated: animated, tell: tell)
    announcements.append(load)
    start(load)
  }

  /// Takes a notification that the user has tapped, or a link that the user has followed.
  ///
  /// If no responder deals with the notification, the center loads the notification's screens. Then the center shows
  /// the screens, unless the user has gone to a different screen in the meantime.
  package func didOpen(_ notification: RemoteNotification<EventType>, animated: Bool = true) {
    intent += 1
    let own = intent
    // An impatient user, or a system that reports a launch twice, can open the same notification again. The center
    // loads the notification only once.
    if awaited?.notification != notification { supersede() }
    let isDealtWith = responders.offer(notification)
    // The user has tapped the notification, so the center need not announce it any more.
    let announcement = takeAnnouncement(of: notification)
    // A responder can open a second notification inside its callback. Then this notification is no longer the newest.
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

  /// Announces the notifications whose screens became ready while the application was not active.
  package func didBecomeActive() { announceWhatIsReady() }

  /// The delegate of the navigation controller calls this method when the user moves between screens.
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
      // The application can be in the background now. If so, the center announces the notification when the application
      // is active again.
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

extension RemoteNotificationCenter {
  /// Takes the payload of a notification that has arrived and that the user has not tapped.
  ///
  /// Returns whether the notification has an event type of this app; if not, the caller can handle the notification.
  @discardableResult
  package func didReceive(_ payload: JSONObject, animated: Bool = true) -> Bool {
    read(payload).map { didReceive($0, animated: animated) } != nil
  }

  @discardableResult
  package func didOpen(_ payload: JSONObject, animated: Bool = true) -> Bool {
    read(payload).map { didOpen($0, animated: animated) } != nil
  }

  /// Takes a URL that the app was opened with; returns whether the URL is one of the app's links.
  @discardableResult
  package func open(_ url: URL, animated: Bool = true) -> Bool {
    do throws(RemoteNotificationError) {
      didOpen(try RemoteNotification(url: url, scheme: scheme), animated: animated)
      return true
    } catch .foreignURL {
      return false
    } catch {
      log(.unreadable(error))
      return false
    }
  }

  private func read(_ payload: JSONObject) -> RemoteNotification<EventType>? {
    do throws(RemoteNotificationError) {
      return try RemoteNotification(payload: payload, keys: keys)
    } catch {
      log(.unreadable(error))
      return nil
    }
  }
}

package enum RemoteNotificationFailure<EventType: RemoteEventType>: Sendable {
  case unreadable(RemoteNotificationError)
  case loading(RemoteNotification<EventType>, any Error)
  case noScreens(RemoteNotification<EventType>)
  /// The user has gone to a different screen, or opened a newer notification, before these screens were ready.
  case superseded(RemoteNotification<EventType>)
}

extension RemoteNotificationFailure: CustomStringConvertible {
  /// The failure in one sentence, without the user's text.
  package var description: String {
    switch self {
    case .unreadable(let error):
      error.description
    case .loading(let notification, let error):
      "The screens of \(notification.target) could not be loaded: \(error)"
    case .noScreens(let notification):
      "There are no screens for \(notification.target)"
    case .superseded(let notification):
      "The user went to a different screen before the screens of \(notification.target) were loaded"
    }
  }
}

extension RemoteNotification {
  fileprivate var target: String {
    [eventType.rawValue, objectID].compactMap(\.self).joined(separator: "/")
  }
}
