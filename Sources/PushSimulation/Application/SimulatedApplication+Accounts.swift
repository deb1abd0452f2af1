extension SimulatedApplication {
  /// Records that the app switches to an account; `account` is the name that the center received at the login.
  ///
  /// The app shows one account at a time. Call this method where the app switches accounts: when the user taps a
  /// notification, logs in or logs out, or when a launch restores the account that the app showed before. The call is
  /// optional if the user has chosen the account. A call for the account that the app already shows changes nothing.
  public func switchAccount(to account: String) {
    guard isRunning else { return }
    record(.account(.broughtToFront(account)))
  }
}
