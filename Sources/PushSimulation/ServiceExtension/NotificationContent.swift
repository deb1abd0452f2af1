public import Foundation
public import PushPayloads

/// The content of a notification that a service extension receives and returns: `UNMutableNotificationContent`.
public struct NotificationContent: Sendable, Hashable {
  /// A member of the content, named as in UserNotifications.
  public enum Member: String, Sendable, Hashable, CaseIterable {
    /// The title, in the first line.
    case title
    /// The line under the title.
    case subtitle
    /// The message text.
    case body
    /// The number on the app's icon.
    case badge
    /// The name of the sound.
    case sound
    /// The category, which determines the actions.
    case categoryIdentifier
    /// The identifier that groups notifications in Notification Center.
    case threadIdentifier
    /// The payload of the push.
    case userInfo
  }

  /// The title; empty for content without a title.
  public var title: String
  /// The line under the title; empty for content without a subtitle.
  public var subtitle: String
  /// The message text; empty for content without a body.
  public var body: String
  /// The badge number; nil for content without a badge.
  public var badge: Int?
  /// The name of the sound; nil for content without a sound.
  public var sound: String?
  /// The category, which determines the actions; empty for content without a category.
  public var categoryIdentifier: String
  /// The identifier by which Notification Center groups notifications; empty for content without such an identifier.
  public var threadIdentifier: String
  /// The payload of the push.
  public var userInfo: UserInfo
  /// The files that the system shows with the notification; empty until a service extension adds files.
  public var attachments: [NotificationAttachment]

  /// Creates content; omitted members are empty, as with `UNMutableNotificationContent()`.
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

  /// Creates the content that the system makes from the payload of a push.
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

  /// The title, subtitle and message text, without empty strings.
  public var texts: [String] { [title, subtitle, body].filter { !$0.isEmpty } }

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
  /// Returns whether two `userInfo` values have equal members, regardless of the order of the members.
  package func saysTheSame(as other: UserInfo) -> Bool {
    payload == other.payload
      || JSONObject(userInfo: dictionary) == JSONObject(userInfo: other.dictionary)
  }
}

/// A file shown with a notification: `UNNotificationAttachment`.
public struct NotificationAttachment: Sendable, Hashable {
  /// The identifier that the extension sets; the system replaces an empty identifier.
  public var identifier: String
  /// The file URL of the downloaded file; see ``DownloadedFile/url``.
  public var url: URL

  /// Creates an attachment; by default the system chooses its identifier.
  public init(identifier: String = "", url: URL) {
    self.identifier = identifier
    self.url = url
  }
}

/// The request that the system passes to a service extension: `UNNotificationRequest`.
public struct ExtensionRequest: Sendable, Hashable {
  /// The identifier of the request: the collapse identifier of the push, or a unique identifier if the push has none.
  public var identifier: String
  /// The content that the system shows unless the extension returns other content.
  public var content: NotificationContent

  /// Creates a request, which the system makes for each push that a service extension can change.
  public init(identifier: String, content: NotificationContent) {
    self.identifier = identifier
    self.content = content
  }
}

/// The content handler of a service extension: call it once, with the content to show.
@MainActor public final class ContentHandler {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) { self.note = note }

  /// Passes the content to show to the system.
  public func callAsFunction(_ content: NotificationContent) { note(.content(content)) }
}
