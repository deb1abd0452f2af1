import PushConformance
import PushCenters
package import PushPayloads
package import PushSimulation

extension ModernAdapter: PermissionAskingCenter, PermissionReportingCenter {
  /// Asks the user for permission, and completes with the permission afterwards.
  package func requestPermission(completion: PermissionCompletion) async {
    // In a task of its own: a second request waits for the first inside the center, and the kit cannot detect that
    // wait.
    Task { completion(AuthorizationStatus(await center.requestAuthorization())) }
  }

  /// The permission that the center has read last.
  package func permissionStatus() -> AuthorizationStatus? {
    center.permissionStatus.map(AuthorizationStatus.init)
  }
}

extension ModernAdapter: UnregisteringCenter, OptingOutCenter, RetryingCenter {
  /// Forwards the call to the center.
  package func logIn(_ account: String) { center.logIn(account) }

  /// Forwards the call to the center.
  package func logOut() { center.logOut() }

  /// Forwards the call to the center.
  package func optOut() { center.optOut() }

  /// Forwards the call to the center.
  package func optIn() { center.optIn() }
}

extension ModernAdapter: ActivityTokenCenter {
  /// Forwards the token to the center.
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    center.activity(id, didUpdatePushToken: token)
  }

  /// Forwards the token to the center.
  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    center.didUpdatePushToStartToken(token, attributesType: attributesType)
  }

  /// Forwards the call to the center.
  package func activityDidEnd(_ id: String) { center.activityDidEnd(id) }
}

extension ModernAdapter: DeduplicatingCenter, ForeignPassingCenter, BadgeOwningCenter,
  WithdrawingCenter
{}

extension AuthorizationStatus {
  fileprivate init(_ status: PermissionStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      case .provisional: .provisional
      case .ephemeral: .ephemeral
      case .unknown: .unknown
      }
  }
}
