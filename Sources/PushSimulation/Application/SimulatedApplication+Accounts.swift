extension SimulatedApplication {
  /// Records that the app brings an account to the front, by the name that the center got at the login.
  ///
  /// The app shows one account at a time. The adapter calls this method where the app changes to another account: at a
  /// tap on a notification, at a login or a logout, or when a launch restores the account that was in front. After the
  /// user's own choice, the call can be left out. A call for the account that is in front already changes nothing.
  public func switchAccount(to account: String) {
    guard isRunning else { return }
    record(.account(.broughtToFront(account)))
  }
}
