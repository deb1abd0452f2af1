import PushPayloads

/// A kind of push that some servers never send.
public enum PushShape: String, Sendable, Hashable, CaseIterable {
  /// A push that only wakes the app: `content-available` without alert, badge and sound.
  case silent
  /// A push that is not ``silent``, but has no text to show, such as a push with only a badge or a sound.
  case withoutText
  /// A push without a URL that the app can open after a tap, or with an unusable value in place of the URL.
  case withoutURL
  /// A push without an event type, such as `message`, or with an unusable value in place of the type.
  case withoutType
  /// A push without the identifier of the object that its event is about, or with an unusable identifier.
  case withoutObjectID
  /// A push without a message id, by which an app recognizes a repeated push, or with an unusable message id.
  case withoutMessageID
  /// A push with an unusable value in a member of the app, such as an empty string, or an array in place of a URL.
  case malformed
  /// A push whose event type the app does not know.
  case unknownType
  /// A push that sets the number on the app's icon.
  case badge
  /// A push of another SDK, or a local notification, that has members of the app's own pushes, such as an event type.
  case foreignWithOwnMembers
  /// A push that withdraws several notifications at once.
  case severalWithdrawals
  /// A push that names an attachment, and has no encrypted text that can be decrypted.
  ///
  /// A server that names attachments inside the encrypted text sends no such push.
  case attachmentInTheClear
  /// A push whose `alert` is an object; a server that writes each alert as a string sends no such push.
  case structuredAlert
  /// A push whose text is only a key, such as a `loc-key`; a server that writes out its texts sends no such push.
  case localizedText

  /// The roles that give ``line`` a meaning; a subject needs one of these roles, or no role if the array is empty.
  var roles: [Role] {
    switch self {
    case .foreignWithOwnMembers: [.passingOn]
    case .severalWithdrawals: [.withdrawing]
    case .attachmentInTheClear: [.serviceExtension]
    case .silent, .withoutText, .withoutURL, .withoutType, .withoutObjectID, .withoutMessageID,
      .malformed, .unknownType, .badge, .structuredAlert, .localizedText:
      []
    }
  }

  /// The field that a push of this shape lacks, and that every push has if the server never sends this shape.
  var value: PushTemplate.Field? {
    switch self {
    case .withoutURL: .url
    case .withoutType: .type
    case .withoutObjectID: .objectID
    case .withoutMessageID: .messageID
    case .silent, .withoutText, .malformed, .unknownType, .badge, .foreignWithOwnMembers,
      .severalWithdrawals, .attachmentInTheClear, .structuredAlert, .localizedText:
      nil
    }
  }

  var line: String { ".neverSends(.\(rawValue))" }
}
