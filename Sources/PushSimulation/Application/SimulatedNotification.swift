public import PushPayloads

/// Names one of the notifications that a run knows.
package struct NotificationID: Sendable, Hashable {
  /// The place among the notifications of the run, from 0.
  package let index: Int

  /// Creates a name from its place.
  package init(index: Int) {
    self.index = index
  }
}

/// A notification as the simulated system delivers it, and what it says in the app's own terms.
package struct SimulatedNotification: Sendable {
  /// What the scenario calls it.
  package var name: String
  /// The payload, as the provider sent it.
  package var payload: JSONObject
  /// What a correct reading of the payload finds.
  package var facts: NotificationFacts
  /// Whose it is.
  package var origin: NotificationOrigin
  /// The `apns-collapse-id` of its request; nil for none.
  package var collapseID: String?
  /// What the payload wants removed from Notification Center, as the server names it.
  package var withdrawn: Set<String>

  /// Creates a notification.
  package init(
    name: String,
    payload: JSONObject,
    facts: NotificationFacts,
    origin: NotificationOrigin = .own,
    collapseID: String? = nil,
    withdrawn: Set<String> = []
  ) {
    self.name = name
    self.payload = payload
    self.facts = facts
    self.origin = origin
    self.collapseID = collapseID
    self.withdrawn = withdrawn
  }

  /// The payload as a center receives it.
  package var userInfo: UserInfo { UserInfo(payload: payload) }
}

/// What a notification says, read correctly with the vocabulary of the app under test.
package struct NotificationFacts: Sendable, Hashable {
  /// A routing URL as a payload carries it.
  package enum RoutingURL: Sendable, Hashable {
    /// Text that every URL parser takes, with a scheme.
    case usable(String)
    /// Absent, null, empty, or not a string.
    case unusable
    /// Text on which parsers differ, such as one without a scheme: any reading of it is legal.
    case unspecified
  }

  /// Whether `content-available` is 1, and alert, badge and sound are absent.
  package var isSilent: Bool
  /// Whether there is text to show.
  package var isDisplayable: Bool
  /// Whether the system wakes the application in the background for it.
  package var isContentAvailable: Bool
  /// Whether there is something for the user: an alert, a badge or a sound.
  package var interruptsUser: Bool
  /// Where activating the notification leads.
  package var url: RoutingURL
  /// The kind of event, where the payload names one as text.
  package var type: String?
  /// The object that the event is about, where the payload names one as text.
  package var objectID: String?
  /// What distinguishes this message from every other, where the payload says it as text.
  package var messageID: String?
  /// The title, or the alert text where there is no title.
  package var title: String?
  /// The number for the icon, where the payload has a whole one that is not negative.
  package var badge: Int?
  /// Whether a service extension may change it: `mutable-content` is the number 1.
  package var isMutable: Bool
  /// What a service extension is to download and attach.
  package var attachment: RoutingURL
  /// Whether the payload has something where the app looks for an encrypted text.
  package var isEncrypted: Bool
  /// The encrypted text, where it can be read.
  package var secret: String?
  /// The fields, as ``Sighting`` names them, whose value is a number or a Boolean: whether a center
  /// reads it as text or not at all is its own choice.
  package var unspecified: Set<String>

  /// Creates the facts of a notification.
  package init(
    isSilent: Bool = false,
    isDisplayable: Bool = true,
    isContentAvailable: Bool = false,
    interruptsUser: Bool = true,
    url: RoutingURL = .unusable,
    type: String? = nil,
    objectID: String? = nil,
    messageID: String? = nil,
    title: String? = nil,
    badge: Int? = nil,
    isMutable: Bool = false,
    attachment: RoutingURL = .unusable,
    isEncrypted: Bool = false,
    secret: String? = nil,
    unspecified: Set<String> = []
  ) {
    self.isSilent = isSilent
    self.isDisplayable = isDisplayable
    self.isContentAvailable = isContentAvailable
    self.interruptsUser = interruptsUser
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
    self.title = title
    self.badge = badge
    self.isMutable = isMutable
    self.attachment = attachment
    self.isEncrypted = isEncrypted
    self.secret = secret
    self.unspecified = unspecified
  }

  /// What of it decides how the system delivers it.
  package var delivery: NotificationDelivery.Kind {
    NotificationDelivery.Kind(
      isContentAvailable: isContentAvailable,
      interruptsUser: interruptsUser
    )
  }

  /// The routing URL, where it is one that every parser takes.
  package var usableURL: String? {
    if case .usable(let text) = url { text } else { nil }
  }
}

/// The user info of a remote notification, typed and in the shape in which iOS hands it over.
public struct UserInfo: Sendable, Hashable {
  /// The payload as a value: strings are strings, Booleans are not numbers, null is null.
  public var payload: JSONObject

  /// Creates user info from a payload.
  public init(payload: JSONObject) {
    self.payload = payload
  }

  /// The payload as `[AnyHashable: Any]`, with `NSNumber` and `NSNull` where iOS has them.
  public var dictionary: [AnyHashable: Any] { payload.userInfo }
}
