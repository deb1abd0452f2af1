extension SimulatedApplication {
  /// Records that the app switches to `account`, the name that the center received when the user logged in.
  ///
  /// The app shows one account at a time. Call this method where the app switches accounts. The app can switch when the
  /// user taps a notification, logs in or logs out, or when a launch restores the previous account. If the user has
  /// chosen the account, the call is optional. A call for the account that the app already shows changes nothing.
  public func switchAccount(to account: String) {
    guard isRunning else { return }
    record(.account(.broughtToFront(account)))
  }
}
