package import Foundation

/// The life of the application. As an ``AppDelegateService``, the center can stand among the services of
/// a ``ServiceOrientedAppDelegate``; in an app with scenes, the scene delegate makes the same calls.
extension ModernPushCenter: AppDelegateService {
  /// Registers, resumes what an earlier process has left, and takes what the app was launched for.
  ///
  /// A push in the launch options was tapped, unless it merely wakes the app: then it is silent, or
  /// the app is launched into the background. With scenes there are no launch options.
  ///
  /// - Returns: True always: the system drops the URL of a launch that is refused.
  @discardableResult
  package func didFinishLaunching(with options: LaunchOptions? = nil) -> Bool {
    if configuration.registersAtLaunch { registerForRemoteNotifications() }
    resumeRegistration()
    refreshPermission()
    if let userInfo = options?[.remoteNotification] as? [AnyHashable: Any],
      case .own(let message) = read(NotificationRequest(userInfo: userInfo))
    {
      let isTap = !message.isSilent && services.application.phase != .background
      let report = note(message, from: .launchOptions, isResponse: isTap)
      if report.isNewResponse { open(message) }
    }
    return true
  }

  /// Notices what the user has changed in Settings, and shows what has waited for them.
  package func didBecomeActive() {
    refreshPermission()
    if configuration.badge == .clearedByActivation { services.notifications.setBadgeCount(0) }
    for destination in services.destinations { destination.didBecomeActive() }
  }

  /// Ends the hand-over at a launch: what the user opens from now on, they open anew.
  package func didEnterBackground() {
    ledger.endHandOff()
  }

  /// Opens a link.
  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { open(url) }

  /// Opens a link.
  package func handleOpen(_ url: URL) -> Bool { open(url) }

  /// Takes a push that wakes the app, of a system that does not want to hear what has come of it.
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    didReceiveRemoteNotification(userInfo) { _ in }
  }

  private func refreshPermission() {
    Task { [permission] in await permission.refresh() }
  }
}
