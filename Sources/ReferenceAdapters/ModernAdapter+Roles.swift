import PushConformance
import PushCenters
package import PushPayloads
package import PushSimulation

extension ModernAdapter: PermissionAskingCenter, PermissionReportingCenter {
  /// Asks the user, and says what they allow afterwards.
  package func requestPermission(completion: PermissionCompletion) async {
    // A second request awaits the first one in there, where the kit does not see it wait.
    Task { completion(AuthorizationStatus(await center.requestAuthorization())) }
  }

  /// Says what the center has read last.
  package func permissionStatus() -> AuthorizationStatus? {
    center.permissionStatus.map(AuthorizationStatus.init)
  }
}

extension ModernAdapter: UnregisteringCenter, OptingOutCenter, RetryingCenter {
  /// Passes it on.
  package func logIn(_ account: String) { center.logIn(account) }

  /// Passes it on.
  package func logOut() { center.logOut() }

  /// Passes it on.
  package func optOut() { center.optOut() }

  /// Passes it on.
  package func optIn() { center.optIn() }
}

extension ModernAdapter: ActivityTokenCenter {
  /// Passes the token on.
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    center.activity(id, didUpdatePushToken: token)
  }

  /// Passes the token on.
  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    center.didUpdatePushToStartToken(token, attributesType: attributesType)
  }

  /// Passes it on.
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
