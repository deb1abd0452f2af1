public import PushPayloads

extension Vocabulary {
  /// The marks by which an app tells its own pushes from those of other SDKs.
  public struct Ownership: Sendable, Hashable {
    /// The members in each of the app's own payloads; empty for an app that recognises the others by their marks.
    public var own: JSONObject
    /// The members in a payload of another SDK, beside `aps`.
    public var foreign: JSONObject

    /// Creates the marks; by default only another SDK has one.
    public init(
      own: JSONObject = JSONObject(),
      foreign: JSONObject = ["other-sdk": ["campaign": "c-1"]]
    ) {
      self.own = own
      self.foreign = foreign
    }
  }

  /// The form in which a payload names notifications to remove from Notification Center.
  public struct Withdrawal: Sendable, Hashable {
    /// The kind of a name.
    public enum Names: String, Sendable, Hashable, CaseIterable {
      /// The message id that the server gave.
      case messageIDs
      /// The identifier of the request, set by the server as `apns-collapse-id`.
      case identifiers
    }

    /// The path to the names in the payload.
    public var key: [String]
    /// The kind of the names.
    public var names: Names
    /// Whether a single name is written in an array; several always are.
    public var isArray: Bool

    /// Creates the form of a withdrawal; the default is a text at the root.
    public init(
      key: [String] = ["withdraw"],
      names: Names = .messageIDs,
      isArray: Bool = false
    ) {
      self.key = key
      self.names = names
      self.isArray = isArray
    }
  }
}

extension Vocabulary.Withdrawal {
  /// Returns the name of a notification in this form; nil if it has none.
  func name(of notification: AbstractNotification) -> String? {
    switch names {
    case .messageIDs: notification.messageID?.string
    case .identifiers: notification.collapseID
    }
  }
}
