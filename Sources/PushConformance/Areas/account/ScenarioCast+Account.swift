import PropertyEngine

extension ScenarioCast {
  static let accounts = ["ada", "grace"]

  /// Gives a notification one of the accounts, in six of seven draws; no effect unless the center switches accounts.
  func addAccount(to notification: inout AbstractNotification, _ source: inout ChoiceSource) {
    guard roles.contains(.accountSwitching) else { return }
    let choice = source.index(weights: [1, 3, 3])
    if choice > 0 { notification.account = Self.accounts[choice - 1] }
  }
}
