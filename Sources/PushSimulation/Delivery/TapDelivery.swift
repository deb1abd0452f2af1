/// The callbacks that deliver a user's response to an app with scenes when the response connects a scene.
///
/// Apple documents two ways, but not their order. The connection options of the scene may contain the response
/// (`UIScene.ConnectionOptions.notificationResponse`). The system calls the delegate of `UNUserNotificationCenter` if
/// it was set during the launch. Each of the following cases has been observed in apps.
package enum TapDelivery: String, Sendable, Hashable, CaseIterable, Codable {
  /// The connection options contain the response, then the system calls the delegate.
  case connectionThenResponse
  /// The system calls the delegate, then the connection options contain the response.
  case responseThenConnection
  /// Only the connection options contain the response.
  case connection
  /// The system calls the delegate, and the connection options do not contain the response.
  case response
  /// The system calls the delegate when the application is active (iOS 11, rdar://34332569).
  case responseWhenActive
}
