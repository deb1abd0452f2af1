import Foundation

/// The push code of a small chat app, as it could ship.
///
/// The app's delegates unpack the objects of the system, which a unit test cannot create, and call this class.
@MainActor final class ChatPush {
  struct Push {
    var text: String?
    /// The link to the room of the message, such as `chat://rooms/31`.
    var room: URL?
  }

  var register: () -> Void = {}
  /// Sends a device token to the app's server.
  var upload: (String) -> Void = { _ in }
  /// Loads the new messages of a room.
  var refresh: (URL) -> Void = { _ in }
  var setBadge: (Int) -> Void = { _ in }
  /// Opens the screen of a room; nil until the app has its first screen.
  var navigate: ((URL) -> Void)?

  private var isRegistered = false

  /// Called with each device token of the system.
  func didRegister(token: Data) {
    guard !isRegistered else { return }
    isRegistered = true
    upload(token.map { String(format: "%02x", $0) }.joined())
  }

  /// Returns true if the system shows the push as a banner while the app is in the foreground.
  func presents(_ userInfo: [AnyHashable: Any]) -> Bool { Push(userInfo).text != nil }

  /// Called when the user has chosen an action of a notification; a tap is the default action.
  func respond(to action: String, of userInfo: [AnyHashable: Any]) {
    guard action == Self.tap, let room = Push(userInfo).room else { return }
    navigate?(room)
  }

  /// Loads the messages that a push with `content-available` announces, and completes with true if there are any.
  func fetch(_ userInfo: [AnyHashable: Any], completion: (Bool) -> Void) {
    guard let room = Push(userInfo).room else { return }
    refresh(room)
    completion(true)
  }

  func didBecomeActive() { setBadge(0) }

  private static let tap = "com.apple.UNNotificationDefaultActionIdentifier"
}

extension ChatPush.Push {
  init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any]
    let alert = aps?["alert"] as? [AnyHashable: Any]
    text = [aps?["alert"], alert?["title"], alert?["subtitle"], alert?["body"]]
      .compactMap { $0 as? String }.first { !$0.isEmpty }
    let link = (userInfo["room"] as? String).flatMap(URL.init)
    room = link?.scheme == nil ? nil : link
  }
}

// The bugs, after the requirement that each violates:
// 1. token.received-token-is-uploaded-once: a token that changes while the app runs is not uploaded.
// 2. launch.deferred-response-routes-once: a tap that starts the app finds no `navigate`, and opens no room.
// 3. responses.fetch-is-completed-once: the completion handler of a push without a room is not called.
