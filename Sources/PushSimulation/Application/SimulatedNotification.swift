public import PushPayloads

/// Identifies a notification of a run; all arrivals of a notification have the same identifier.
@usableFromInline
package struct NotificationID: NumberedID {
  /// The index among the notifications of the run, from 0.
  @usableFromInline package let index: Int

  @inlinable
  package init(index: Int) {
    self.index = index
  }
}

/// A notification as the simulated system delivers it, with the facts about its payload.
///
/// The type is a class, because turns and checks read the notifications of a run often, and copying so many fields
/// would be slow.
package final class SimulatedNotification: Sendable {
  /// The name of the notification in the scenario, which reports show.
  package let name: String
  /// The payload that the server sent, in the form that the app declares.
  package let payload: JSONObject
  package let facts: NotificationFacts
  package let origin: NotificationOrigin
  /// The `apns-collapse-id` of the request; nil for none.
  package let collapseID: String?
  /// The message ids or request identifiers of the notifications that this payload tells the app to remove from
  /// Notification Center.
  package let withdrawn: Set<String>
  /// True if this payload tells the app to remove all notifications of its account; all notifications of the app if the
  /// payload names no account.
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

/// The facts about a notification: the correct reading of its payload, by the keys that the app's declaration states.
package struct NotificationFacts: Sendable, Hashable {
  /// The URL in a payload, and whether all URL parsers agree on it.
  package enum RoutingURL: Sendable, Hashable {
    /// A text with a scheme that every URL parser accepts.
    case usable(String)
    /// Absent, null, empty, or not a string.
    case unusable
    /// A text that URL parsers read differently, such as a text without a scheme. A center may read it in any way.
    case unspecified

    package var text: String? {
      if case .usable(let text) = self { text } else { nil }
    }
  }

  /// True if `content-available` is 1, and alert, badge and sound are absent.
  package var isSilent = false
  /// True if the notification has a badge, but neither an alert nor a sound: the system only changes the icon.
  package var isBadgeOnly = false
  /// True if the alert has a text to show.
  package var isDisplayable = true
  /// True if the app has to show the notification while it is active.
  ///
  /// False if the alert has no text to show, if the app hides the event, or if the app may hide it.
  package var mustShowInFront = true
  /// True if the app must not show the notification while it is active: it has a text, and the app hides its event.
  package var mustHideInFront = false
  /// True if the system wakes the application in the background for the notification.
  package var isContentAvailable = false
  /// True if the notification has an alert, a badge or a sound.
  package var interruptsUser = true
  /// The URL to open when the user taps the notification.
  package var url: RoutingURL = .unusable
  /// The URL to open when the user chooses the action that opens the app; nil if the action has no link of its own.
  package var actionURL: RoutingURL?
  /// The event type, if the payload has it as text.
  package var type: String?
  /// The id of the object that the event is about, if the payload has it as text.
  package var objectID: String?
  /// The link that the app declares for pushes of this form.
  ///
  /// Nil if the app declares no such link, or need not recognize the form. The app then opens its general link to the
  /// object or the event.
  package var ownLink: String?
  /// The account that the push is for, if the payload has it as text; nil if the push names none.
  package var account: String?
  /// The message id, if the payload has it as text.
  package var messageID: String?
  /// The first text of the alert that is not empty: the title, the subtitle or the body; nil if there is none.
  package var title: String?
  /// The badge number, if the payload has a whole number that is not negative.
  package var badge: Int?
  /// True if a service extension may change the notification: `mutable-content` is the number 1.
  package var isMutable = false
  /// The URL that a service extension has to download and attach.
  package var attachment: RoutingURL = .unusable
  /// True if the payload has a value at the place that the app declares for an encrypted text.
  package var isEncrypted = false
  /// The decrypted text; nil if the payload has no encrypted text, or if the text cannot be decrypted.
  package var secret: String?
  /// The names of the ``Sighting`` fields whose value in the payload is a number or a Boolean.
  ///
  /// A center may read such a value as text, or not at all.
  package var unspecified: Set<String> = []

  /// The facts of a notification that has nothing but an alert.
  package static let plain = NotificationFacts()

  package var delivery: NotificationDelivery.Kind {
    NotificationDelivery.Kind(
      isContentAvailable: isContentAvailable,
      interruptsUser: interruptsUser
    )
  }

  /// True if the user can see or hear the notification; a center may treat each other one as silent.
  package var isForUser: Bool { !isSilent && !isBadgeOnly }

  /// Returns whether the notifications are about the same object in events of the same type.
  package func hasSameEvent(as other: NotificationFacts) -> Bool {
    type == other.type && objectID == other.objectID
  }

  /// The routing URL, if every parser accepts it.
  package var usableURL: String? { url.text }

  /// The usable URLs that a response to the notification can lead to: the routing URL and the link of the action.
  package var usableURLs: [String] { [url, actionURL].compactMap { $0?.text } }
}

/// The user info of a remote notification, as a typed value and as iOS delivers it.
public struct UserInfo: Sendable, Hashable {
  /// The payload as a value: strings, Booleans, numbers and null stay distinct.
  public var payload: JSONObject

  /// Wraps the payload of a push, or the user info of a local notification.
  public init(payload: JSONObject) {
    self.payload = payload
  }

  /// The payload as `[AnyHashable: Any]`, with `NSNumber` and `NSNull` as in iOS.
  public var dictionary: [AnyHashable: Any] { payload.userInfo }
}
