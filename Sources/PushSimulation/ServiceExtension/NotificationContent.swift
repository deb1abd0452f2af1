public import Foundation
public import PushPayloads

/// The content of a notification, as a service extension gets it and gives it back:
/// `UNMutableNotificationContent`.
public struct NotificationContent: Sendable, Hashable {
  /// A member of the content, by the name that UserNotifications has for it.
  public enum Member: String, Sendable, Hashable, CaseIterable {
    /// The title.
    case title
    /// The line under the title.
    case subtitle
    /// The message.
    case body
    /// The number for the icon.
    case badge
    /// The name of the sound.
    case sound
    /// The category, which decides on the actions.
    case categoryIdentifier
    /// What it is grouped by in Notification Center.
    case threadIdentifier
    /// The payload.
    case userInfo
  }

  /// The title; empty for none.
  public var title: String
  /// The line under the title; empty for none.
  public var subtitle: String
  /// The message; empty for none.
  public var body: String
  /// The number for the icon; nil for none.
  public var badge: Int?
  /// The name of the sound; nil for none.
  public var sound: String?
  /// The category, which decides on the actions; empty for none.
  public var categoryIdentifier: String
  /// The identifier that groups it in Notification Center; empty for none.
  public var threadIdentifier: String
  /// The payload.
  public var userInfo: UserInfo
  /// The files that are shown with it.
  public var attachments: [NotificationAttachment]

  /// Creates content; what is not given is not in it, as with `UNMutableNotificationContent()`.
  public init(
    title: String = "",
    subtitle: String = "",
    body: String = "",
    badge: Int? = nil,
    sound: String? = nil,
    categoryIdentifier: String = "",
    threadIdentifier: String = "",
    userInfo: UserInfo = UserInfo(payload: JSONObject()),
    attachments: [NotificationAttachment] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.badge = badge
    self.sound = sound
    self.categoryIdentifier = categoryIdentifier
    self.threadIdentifier = threadIdentifier
    self.userInfo = userInfo
    self.attachments = attachments
  }

  /// Creates the content that the system makes of a push.
  public init(payload: JSONObject) {
    let aps = payload["aps"]?.object ?? JSONObject()
    let alert = aps["alert"]?.object ?? JSONObject()
    self.init(
      title: alert["title"]?.string ?? "",
      subtitle: alert["subtitle"]?.string ?? "",
      body: alert["body"]?.string ?? aps["alert"]?.string ?? "",
      badge: aps["badge"]?.number?.int,
      sound: aps["sound"]?.string ?? aps["sound"]?.object?["name"]?.string,
      categoryIdentifier: aps["category"]?.string ?? "",
      threadIdentifier: aps["thread-id"]?.string ?? "",
      userInfo: UserInfo(payload: payload)
    )
  }

  /// The texts in it, without the empty ones.
  public var texts: [String] { [title, subtitle, body].filter { !$0.isEmpty } }

  /// The members in which it says something else than another content.
  package func members(unlike other: NotificationContent) -> Set<Member> {
    Set(
      Member.allCases.filter { member in
        switch member {
        case .title: title != other.title
        case .subtitle: subtitle != other.subtitle
        case .body: body != other.body
        case .badge: badge != other.badge
        case .sound: sound != other.sound
        case .categoryIdentifier: categoryIdentifier != other.categoryIdentifier
        case .threadIdentifier: threadIdentifier != other.threadIdentifier
        case .userInfo: !userInfo.saysTheSame(as: other.userInfo)
        }
      }
    )
  }
}

extension UserInfo {
  /// Whether two have the same members; the order is that of a dictionary's keys, which is none.
  package func saysTheSame(as other: UserInfo) -> Bool {
    payload == other.payload
      || JSONObject(userInfo: dictionary) == JSONObject(userInfo: other.dictionary)
  }
}

/// A file that is shown with a notification: `UNNotificationAttachment`.
public struct NotificationAttachment: Sendable, Hashable {
  /// The identifier that the extension has given; the system makes one in place of an empty one.
  public var identifier: String
  /// Where the file was downloaded to, see ``DownloadedFile/url``.
  public var url: URL

  /// Creates an attachment.
  public init(identifier: String = "", url: URL) {
    self.identifier = identifier
    self.url = url
  }
}

/// The request that the system hands to a service extension: `UNNotificationRequest`.
public struct ExtensionRequest: Sendable, Hashable {
  /// The identifier of the request: the collapse identifier of a push that has one, and otherwise one
  /// that no other has.
  public var identifier: String
  /// The content that the system shows unless the extension gives another one.
  public var content: NotificationContent

  /// Creates a request.
  public init(identifier: String, content: NotificationContent) {
    self.identifier = identifier
    self.content = content
  }
}
