package import Foundation

/// The callbacks of the application delegate; in an app with scenes, the scene delegate makes the same calls.
extension ModernPushCenter: AppDelegateService {
  /// Opens the push in the launch options if the user has tapped the push.
  ///
  /// The user has not tapped a push that is silent, or that launches the app into the background. In an app with scenes
  /// there are no launch options.
  ///
  /// - Returns: Always true, because the system drops the URL of a launch if the delegate returns false.
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

  /// Reads the permission again, because the user might have changed it in Settings.
  package func didBecomeActive() {
    refreshPermission()
    for destination in services.destinations { destination.didBecomeActive() }
  }

  package func didEnterBackground() { ledger.endHandOff() }

  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { open(url) }

  package func handleOpen(_ url: URL) -> Bool { open(url) }

  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    didReceiveRemoteNotification(userInfo) { _ in }
  }

  private func refreshPermission() { Task { [permission] in await permission.refresh() } }
}
