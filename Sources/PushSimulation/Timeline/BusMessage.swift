public import Foundation
public import PushPayloads

/// A message on the app's bus, such as Foundation's `NotificationCenter`, by which objects request navigation.
public struct BusMessage: Sendable, Hashable {
  /// The name, which becomes the `Notification.Name`.
  public var name: String
  /// The sender, as any string; nil for an unknown sender.
  public var sender: String?
  /// The values of the message, which become the user info of the `Notification`.
  public var userInfo: JSONObject

  /// Creates a message; by default it has no sender and no values.
  public init(name: String, sender: String? = nil, userInfo: JSONObject = JSONObject()) {
    self.name = name
    self.sender = sender
    self.userInfo = userInfo
  }

  /// The message as Foundation's notification center delivers it, with `NSNumber` and `NSNull` in the user info.
  public var notification: Notification {
    Notification(
      name: Notification.Name(name),
      object: sender,
      userInfo: userInfo.isEmpty ? nil : userInfo.userInfo
    )
  }
}
