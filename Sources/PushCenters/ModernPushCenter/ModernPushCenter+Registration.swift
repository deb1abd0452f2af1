package import PushPayloads

extension ModernPushCenter {
  package var deviceToken: DeviceToken? { registrations.state.deviceToken }

  /// The user's permission; nil until the settings have been read.
  package var permissionStatus: PermissionStatus? { permission.status }

  /// Asks the system for a device token; the user's permission is not needed.
  package func registerForRemoteNotifications() {
    services.application.registerForRemoteNotifications()
  }

  package func requestAuthorization() async -> PermissionStatus {
    await permission.request(configuration.authorizationOptions)
  }

  // MARK: - Tokens

  /// Takes the device token and sends it to the server: once per launch, and whenever the token changes.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    registrationError = nil
    receive(deviceToken, for: .device)
  }

  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    registrationError = error
    log(.noToken(error))
  }

  /// Takes a token from `pushToStartTokenUpdates`, with which a server starts activities of a type.
  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    receive(token, for: .pushToStart(attributesType: attributesType))
  }

  /// Takes a token from `pushTokenUpdates`, with which a server updates an activity.
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    receive(token, for: .activity(id: id))
  }

  package func activityDidEnd(_ id: String) { changeRegistration { $0.end(activity: id) } }

  // MARK: - Accounts

  /// Makes an account the only account that gets notifications on this device.
  ///
  /// An app calls this method at every launch with a logged-in account, and at every login.
  package func logIn(_ account: String) {
    pending.logIn(account)
    changeRegistration { $0.logIn(account) }
  }

  /// Stops all notifications until the next login, even in later processes.
  ///
  /// If the server cannot be reached now, the center repeats the request later.
  package func logOut() {
    pending.logOut()
    changeRegistration { $0.logOut() }
  }

  package func optOut() { changeRegistration { $0.setOptedOut(true) } }

  package func optIn() { changeRegistration { $0.setOptedOut(false) } }

  package func resumeRegistration() { changeRegistration { $0.resume() } }

  private func receive(_ token: DeviceToken, for purpose: TokenPurpose) {
    guard !token.bytes.isEmpty else { return log(.emptyToken(purpose)) }
    changeRegistration { $0.receive(token, for: purpose) }
  }

  private func changeRegistration(
    _ change: (inout AccountRegistration) -> [AccountRegistration.Request]
  ) {
    let former = deviceToken
    registrations.change(change)
    if let token = deviceToken, token != former { broadcast(.registered(token)) }
  }
}
