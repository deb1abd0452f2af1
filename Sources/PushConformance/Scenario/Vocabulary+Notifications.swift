public import PushPayloads

extension Vocabulary {
  /// By what an app tells its own pushes from those of the other SDKs in it.
  public struct Ownership: Sendable, Hashable {
    /// The members that each of the app's own payloads has beside its other fields; none for an app that
    /// knows the others by what *they* have.
    public var own: JSONObject
    /// The members that a payload of another SDK has beside `aps`.
    public var foreign: JSONObject

    /// Creates the marks; by default another SDK has a member of its own, and the app has none.
    public init(
      own: JSONObject = JSONObject(),
      foreign: JSONObject = ["other-sdk": ["campaign": "c-1"]]
    ) {
      self.own = own
      self.foreign = foreign
    }
  }

  /// How a payload names notifications that are to disappear from Notification Center.
  public struct Withdrawal: Sendable, Hashable {
    /// The kind of a name.
    public enum Names: String, Sendable, Hashable, CaseIterable {
      /// The server's name of the message.
      case messageIDs
      /// The identifier of the request, which the server has set as `apns-collapse-id`.
      case identifiers
    }

    /// The path to the names.
    public var key: [String]
    /// The kind of the names.
    public var names: Names
    /// Whether the names stand in an array, also where there is one alone; several always do.
    public var isArray: Bool

    /// Creates the form of a withdrawal; what is not given is a text at the root.
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
  /// Returns the server's name of a notification; nil for one that has no such name.
  func name(of notification: AbstractNotification) -> String? {
    switch names {
    case .messageIDs: notification.messageID?.string
    case .identifiers: notification.collapseID
    }
  }
}
