extension Policies {
  /// The moment at which a center removes the badge number from the app's icon, or makes the number smaller.
  public enum ClearsBadge: String, Sendable, Hashable, CaseIterable {
    /// The center removes the number when the user opens a notification.
    case onOpening
    /// The center removes the number when the app becomes active.
    case onActivation
    /// The center never removes the number, because other code of the app keeps the count.
    case never
    /// The center counts the unread messages, so the number gets smaller when the user reads a message.
    case whenRead
    /// The center sets the number of each push that it receives, and no other number, because the server counts.
    case byPush
  }

  /// The notifications that a center removes from Notification Center when the user comes into the app.
  public enum ClearsNotifications: String, Sendable, Hashable, CaseIterable {
    /// The center need not remove any notification.
    case never
    /// The center removes all notifications of the app.
    case onActivation
    /// The center removes the notifications of the account in front, also when the user brings another account to the
    /// front.
    case ofAccountInFront
  }
}
