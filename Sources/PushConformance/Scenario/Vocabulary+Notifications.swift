import PushPayloads

extension Vocabulary {
  /// The form in which a payload names the notifications that the app has to remove from Notification Center.
  public struct Withdrawal: Sendable, Hashable {
    /// The kind of identifier by which a payload can name a notification.
    public enum Names: String, Sendable, Hashable, CaseIterable {
      /// The message id that the server put into the payload of the notification.
      case messageIDs
      /// The identifier of the notification request, set by the server as `apns-collapse-id`.
      case identifiers
    }

    package var names = Names.messageIDs
    /// True if the server writes a single name as an array, as it always writes several names.
    package var isArray = false
  }
}

extension Vocabulary {
  /// True if a payload withdraws by numbers: a server that sends ids as numbers withdraws by the same numbers.
  var withdrawsByNumber: Bool {
    withdrawal.names == .messageIDs && template.sendsNumber(.messageID)
  }

  /// Returns the id by which a payload withdraws a notification; a number is written as its digits.
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
