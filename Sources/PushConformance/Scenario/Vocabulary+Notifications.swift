import PushPayloads

extension Vocabulary {
  /// The form in which a payload names notifications to remove from Notification Center.
  public struct Withdrawal: Sendable, Hashable {
    /// The identifiers that can stand for a notification in a payload.
    public enum Names: String, Sendable, Hashable, CaseIterable {
      /// The message id that the server gave.
      case messageIDs
      /// The identifier of the request, set by the server as `apns-collapse-id`.
      case identifiers
    }

    /// The identifiers that stand for notifications in the app's payloads.
    package var names = Names.messageIDs
    /// Whether a single name is written as an array of one element.
    ///
    /// Several names are always an array.
    package var isArray = false
  }
}

extension Vocabulary {
  /// Whether a payload withdraws by numbers: a server that sends ids as numbers withdraws by the same numbers.
  var withdrawsByNumber: Bool {
    withdrawal.names == .messageIDs && template.sendsNumber(.messageID)
  }

  /// Returns the name by which a payload withdraws a notification, a number as its digits; nil if the notification has
  /// none.
  func withdrawnName(of notification: AbstractNotification) -> String? {
    switch withdrawal.names {
    case .messageIDs:
      notification.messageID?.string.map { name in
        withdrawsByNumber ? JSONValue.string(name).asNumber.text : name
      }
    case .identifiers: notification.collapseID
    }
  }
}
