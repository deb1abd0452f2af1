/// A stack of screens, with the method names of `UINavigationController`.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UINavigationController: @retroactive NavigationController {}
/// ```
@MainActor package protocol NavigationController<ViewController>: AnyObject {
  associatedtype ViewController

  /// The screens, the root first.
  var viewControllers: [ViewController] { get }

  func setViewControllers(_ viewControllers: [ViewController], animated: Bool)

  /// Shows a screen on top of the other screens; the screen must not be on the stack already.
  func pushViewController(_ viewController: ViewController, animated: Bool)

  @discardableResult
  func popViewController(animated: Bool) -> ViewController?
}

@MainActor package protocol RemoteNotificationRegistrar: AnyObject {
  /// True if the system separates user notification settings from remote registration, as iOS 8 and later do.
  var separatesSettingsFromRegistration: Bool { get }

  /// Asks the user to allow alerts, badges and sounds, on systems that have a separate call for this (iOS 8 and 9).
  func registerUserNotificationSettings()

  /// Asks for a device token, on systems that have a separate call for this (iOS 8 and later).
  func registerForRemoteNotifications()

  /// Asks for a device token, and asks the user to allow alerts, badges and sounds, on systems before iOS 8.
  func registerForRemoteNotificationTypes()
}

extension RemoteNotificationRegistrar {
  func registerInTheWayOfTheSystem() {
    guard separatesSettingsFromRegistration else { return registerForRemoteNotificationTypes() }
    registerUserNotificationSettings()
    registerForRemoteNotifications()
  }
}

/// An object that shows a notification to the user inside the app.
@MainActor package protocol ToastPresenter<Notification>: AnyObject {
  associatedtype Notification

  /// Shows a notification; the closure is called when the user taps the notification.
  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void)
}
