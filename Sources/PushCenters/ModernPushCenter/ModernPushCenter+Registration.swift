package import PushPayloads

/// Tokens, accounts and permission.
extension ModernPushCenter {
  /// The token by which the device is notified; nil while there is none, and while the user is logged
  /// out or has opted out.
  package var deviceToken: DeviceToken? { registrations.state.deviceToken }

  /// What the user allows, as far as it has been read.
  package var permissionStatus: PermissionStatus? { permission.status }

  /// Asks for a device token, which needs no permission and waits for none.
  package func registerForRemoteNotifications() {
    services.application.registerForRemoteNotifications()
  }

  /// Asks the user for permission; returns what they allow afterwards, whatever happens.
  package func requestAuthorization() async -> PermissionStatus {
    await permission.request(configuration.authorizationOptions)
  }

  // MARK: - Tokens

  /// Takes the device token, and has the server know it: once a launch, and whenever it changes.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    registrationError = nil
    receive(deviceToken, for: .device)
  }

  /// Takes the system's word that there is no token.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    registrationError = error
    log(.noToken(error))
  }

  /// Takes the token by which activities of a type are started, from `pushToStartTokenUpdates`.
  package func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    receive(token, for: .pushToStart(attributesType: attributesType))
  }

  /// Takes the token by which an activity is updated, from `pushTokenUpdates`.
  ///
  /// It replaces the one before. That of an activity which has ended is none.
  package func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    receive(token, for: .activity(id: id))
  }

  /// Drops the token of an activity that has ended or was dismissed, here and on the server.
  package func activityDidEnd(_ id: String) {
    changeRegistration { $0.end(activity: id) }
  }

  // MARK: - Accounts

  /// Has an account notified, and nobody else; at every launch, or when somebody logs in.
  package func logIn(_ account: String) {
    changeRegistration { $0.logIn(account) }
  }

  /// Has nobody notified until somebody logs in, in later processes either.
  ///
  /// If the server cannot be told now, it is told later.
  package func logOut() {
    changeRegistration { $0.logOut() }
  }

  /// Ends notifications because the user does not want any, in later processes either.
  package func optOut() {
    changeRegistration { $0.setOptedOut(true) }
  }

  /// Takes notifications up again.
  package func optIn() {
    changeRegistration { $0.setOptedOut(false) }
  }

  /// Tells the server what it could not be told before, as every launch does.
  package func resumeRegistration() {
    changeRegistration { $0.resume() }
  }

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
