import PushConformance
import PushCenters
package import PushPayloads
package import PushSimulation

extension ModernAdapter: PermissionAskingCenter, PermissionReportingCenter {
  package func requestPermission(completion: PermissionCompletion) async {
    // In the center, a second request waits for the first request, and the kit cannot detect such a wait. So this
    // method returns at once, and a task waits for the answer.
    Task { completion(AuthorizationStatus(await center.requestAuthorization())) }
  }

  /// Returns the status that the center last read; nil before the first read.
  package func permissionStatus() -> AuthorizationStatus? {
    center.permissionStatus.map(AuthorizationStatus.init)
  }
}

extension ModernAdapter: UnregisteringCenter, OptingOutCenter, RetryingCenter {
  package func logIn(_ account: String) { center.logIn(account) }

  package func logOut() { center.logOut() }

  package func optOut() { center.optOut() }

  package func optIn() { center.optIn() }
}

extension ModernAdapter: ActivityTokenCenter {
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    center.activity(id, didUpdatePushToken: token)
  }

  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    center.didUpdatePushToStartToken(token, attributesType: attributesType)
  }

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
