extension Policies {
  /// The recipients for which a center uploads a device token.
  public enum UploadsFor: String, Sendable, Hashable, CaseIterable {
    /// The device: the center uploads a token at any time. Without an account, the upload names none.
    case device
    /// An account: the center uploads a token only while an account is logged in.
    case account
  }

  /// The moment at which a tap on a push of another account brings this account to the front.
  public enum SwitchesAccount: String, Sendable, Hashable, CaseIterable {
    /// The center switches at the tap, and then opens the push.
    case atTap
    /// The app first asks the user, such as by a list of the accounts. Until the user chooses, it opens nothing.
    case afterAsking
  }
}
