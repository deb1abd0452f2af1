import PushConformance
import PushCenters
package import PushPayloads
package import PushSimulation

extension ModernAdapter: PermissionAskingCenter, PermissionReportingCenter {
  /// Asks the user for permission, and passes the resulting status to the completion handler.
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
  /// Makes the account the only one for which the center registers this device.
  package func logIn(_ account: String) { center.logIn(account) }

  /// Logs the center's account out; the center then asks the server to forget the device.
  package func logOut() { center.logOut() }

  /// Stops the center's notifications, also for later logins, until ``optIn()``.
  package func optOut() { center.optOut() }

  /// Tells the center that the user opts in to notifications again.
  package func optIn() { center.optIn() }
}

extension ModernAdapter: ActivityTokenCenter {
  /// Passes the newest token of a running Live Activity to the center.
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    center.activity(id, didUpdatePushToken: token)
  }

  /// Passes a token for starting Live Activities to the center, with the name of the activities' `ActivityAttributes`
  /// type.
  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    center.didUpdatePushToStartToken(token, attributesType: attributesType)
  }

  /// Tells the center that a Live Activity has ended, so that the server forgets its token.
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
