public import PushPayloads

/// Identifies a notification of a run; all arrivals of a notification have the same identifier.
@usableFromInline
package struct NotificationID: NumberedID {
  @usableFromInline package let index: Int

  @inlinable
  package init(index: Int) { self.index = index }
}

// A class, because turns and checks read the notifications of a run often, and copying so many fields would be slow.
package final class SimulatedNotification: Sendable {
  package let name: String
  // The payload as the server sent it, in the form that the app declares.
  package let payload: JSONObject
  package let facts: NotificationFacts
  package let origin: NotificationOrigin
  package let collapseID: String?
  /// The message ids or request identifiers of the notifications that the payload tells the app to remove.
  package let withdrawn: Set<String>
  /// True if the payload tells the app to remove all notifications, either of one account or of the whole app.
  package let withdrawsAll: Bool

  package init(
    name: String,
    payload: JSONObject,
    facts: NotificationFacts,
    origin: NotificationOrigin = .own,
    collapseID: String? = nil,
    withdrawn: Set<String> = [],
    withdrawsAll: Bool = false
  ) {
    self.name = name
    self.payload = payload
    self.facts = facts
    self.origin = origin
    self.collapseID = collapseID
    self.withdrawn = withdrawn
    self.withdrawsAll = withdrawsAll
  }

  package var isWithdrawal: Bool { withdrawsAll || !withdrawn.isEmpty }

  package var userInfo: UserInfo { UserInfo(payload: payload) }
}

/// The facts about a notification: the correct reading of its payload, with the keys that the app declares.
package struct NotificationFacts: Sendable, Hashable {
  /// The URL in a payload, and whether all URL parsers agree on it.
  package enum RoutingURL: Sendable, Hashable {
    /// A string with a scheme that every URL parser accepts.
    case usable(String)
    /// The URL is absent, null, empty, or not a string.
    case unusable
    /// A string that URL parsers read differently, such as a string without a scheme; a center can read it in any way.
    case unspecified

    package var text: String? { if case .usable(let text) = self { text } else { nil } }
  }

  /// True if `content-available` is 1, and alert, badge and sound are absent.
  package var isSilent = false
  /// True if the notification has a badge, but neither an alert nor a sound: the system only changes the icon.
  package var isBadgeOnly = false
  package var isDisplayable = true
  /// False if the alert has no text to show, or if the app in the foreground hides the event or is allowed to hide it.
  package var mustShowInFront = true
  /// True if the alert has text, and the app in the foreground hides the notification's event.
  package var mustHideInFront = false
  package var isContentAvailable = false
  package var interruptsUser = true
  package var url: RoutingURL = .unusable
  /// The URL of the action that opens the app; nil if the action has no link of its own.
  package var actionURL: RoutingURL?
  package var type: String?
  package var objectID: String?
  /// The link that the app declares for pushes whose payload has the form of this push.
  ///
  /// Nil if the app declares no such link, or need not recognize the form. The app's general link then opens.
  package var ownLink: String?
  package var account: String?
  package var messageID: String?
  /// The first text of the alert that is not empty: the title, the subtitle or the body.
  package var title: String?
  /// The badge number; nil unless the payload's badge is a whole number that is not negative.
  package var badge: Int?
  /// True if `mutable-content` is the number 1.
  package var isMutable = false
  /// The URL that a service extension has to download and attach.
  package var attachment: RoutingURL = .unusable
  /// True if the payload has a value at the place that the app declares for encrypted text.
  package var isEncrypted = false
  /// The decrypted text; nil if the payload has no encrypted text, or if the kit cannot decrypt the text.
  package var secret: String?
  /// The names of the ``Sighting`` fields that centers can read differently, such as a number in place of a string.
  package var unspecified: Set<String> = []

  package static let plain = NotificationFacts()

  package var delivery: NotificationDelivery.Kind {
    NotificationDelivery.Kind(
      isContentAvailable: isContentAvailable,
      interruptsUser: interruptsUser
    )
  }

  /// True if the user can see or hear the notification; a center can treat any other notification as silent.
  package var isForUser: Bool { !isSilent && !isBadgeOnly }

  package func hasSameEvent(as other: NotificationFacts) -> Bool {
    type == other.type && objectID == other.objectID
  }

  package var usableURL: String? { url.text }

  package var usableURLs: [String] { [url, actionURL].compactMap { $0?.text } }
}

/// The user info of a remote notification, as a typed value and as iOS delivers it.
public struct UserInfo: Sendable, Hashable {
  /// The payload as a value: strings, Booleans, numbers and null stay distinct.
  public var payload: JSONObject

  /// Wraps the payload of a push, or the user info of a local notification.
  public init(payload: JSONObject) { self.payload = payload }

  /// The payload as `[AnyHashable: Any]`, with `NSNumber` and `NSNull` as in iOS.
  public var dictionary: [AnyHashable: Any] { payload.userInfo }
}
