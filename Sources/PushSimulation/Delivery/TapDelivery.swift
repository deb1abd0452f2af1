/// By which callback a user's response reaches an app with scenes that has to be launched for it, or
/// when it reaches one that has not.
///
/// Apple documents both ways and no order: the response stands in the connection options of the
/// scene (`UIScene.ConnectionOptions.notificationResponse`), and the delegate of
/// `UNUserNotificationCenter` is called as well if it was set before the launch ended. Each was seen
/// in the field, so each has to be survived.
package enum TapDelivery: String, Sendable, Hashable, CaseIterable, Codable {
  /// The connection options have it, then the delegate is called.
  case connectionThenResponse
  /// The delegate is called, then the connection options have it.
  case responseThenConnection
  /// The connection options alone have it.
  case connection
  /// The delegate alone is called.
  case response
  /// The delegate is called when the application is active already (iOS 11, rdar://34332569).
  case responseWhenActive
}
