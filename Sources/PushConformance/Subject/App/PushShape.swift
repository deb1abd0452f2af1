import PushPayloads

/// A form of push that some servers never send.
public enum PushShape: String, Sendable, Hashable, CaseIterable {
  /// One that only wakes the app: `content-available` without alert, badge and sound.
  case silent
  /// One that has a badge or a sound and no text to show.
  case withoutText
  /// One that leads to no URL.
  case withoutURL
  /// One without an event type.
  case withoutType
  /// One without the identifier of an object.
  case withoutObjectID
  /// One without a message id.
  case withoutMessageID
  /// One that has a value of a wrong kind in an own member, such as a list in the place of a URL.
  case malformed
  /// One whose type the app does not know.
  case unknownType
  /// One that sets the badge.
  case badge
  /// One that withdraws several notifications at once.
  case severalWithdrawals
  /// One that names an attachment, and has no encrypted text that can be read.
  ///
  /// A server that names attachments inside the encrypted text sends no such push.
  case attachmentInTheClear
}
