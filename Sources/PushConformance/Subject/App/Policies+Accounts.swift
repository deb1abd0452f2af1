extension Policies {
  /// The recipient for which a center uploads a device token.
  public enum UploadsFor: String, Sendable, Hashable, CaseIterable {
    /// The device: the center uploads a token at any time. If no account is logged in, the upload names no account.
    case device
    /// An account: the center uploads a token only while an account is logged in.
    case account
  }

  /// The moment at which the app switches to the account of a push that the user taps.
  ///
  /// The account of the push is not the account whose screens the app shows.
  public enum SwitchesAccount: String, Sendable, Hashable, CaseIterable {
    /// The center switches to the account at the tap, and then opens the push.
    case atTap
    /// The app first asks the user, such as by a list of the accounts. Until the user chooses, the app opens nothing.
    case afterAsking
  }
}
