import Foundation
import PushConformance

/// A push of a chat server, decoded.
private struct ChatPush: Decodable {
  enum Kind: String, Decodable {
    case text = "m.text"
    case mention = "m.mention"
    case invite = "m.invite"
    case notice = "m.notice"
  }
  struct Content: Decodable {
    var kind: Kind
    var room: String
    var event: String?
  }
  var chat: Content

  init?(_ userInfo: [AnyHashable: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: userInfo),
      let push = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = push
  }

  var address: String {
    let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let room = chat.room.addingPercentEncoding(withAllowedCharacters: unreserved) ?? chat.room
    return "chat://\(chat.kind.rawValue)/\(room)"
  }
}

/// The screen of a room, while the user sees it.
@MainActor private protocol RoomScreen: AnyObject {
  func isShowing(room: String) -> Bool
}

/// The notifications of the chat: a banner for each message, except in the open room.
@MainActor private final class ChatNotifications {
  struct Chat {
    var open: (_ address: String) -> Void
    var send: (_ text: String, ChatPush) -> Void
    var sync: () async -> Bool
    var upload: (_ token: String) -> Void
  }

  /// The screen on top; the navigation sets it.
  weak var roomOnTop: (any RoomScreen)?
  private let chat: Chat
  private var uploaded: String?

  init(chat: Chat) { self.chat = chat }

  func didRegister(token: Data) {
    let text = token.map { String(format: "%02X", $0) }.joined()
    guard text != uploaded, !text.isEmpty else { return }
    uploaded = text
    chat.upload(text)
  }

  func willPresent(_ userInfo: [AnyHashable: Any]) -> UNNotificationPresentationOptions {
    guard let push = ChatPush(userInfo) else { return [.banner, .list, .sound] }
    if roomOnTop?.isShowing(room: push.chat.room) == true { return [] }
    return [.banner, .list, .sound]
  }

  func didReceive(_ response: UNNotificationResponse) {
    guard let push = ChatPush(response.notification.userInfo) else { return }
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: chat.open(push.address)
    case "REPLY": chat.send(response.userText ?? "", push)
    default: break
    }
  }

  /// Loads new messages before the user opens the app.
  func didReceiveRemoteNotification() async -> UIBackgroundFetchResult {
    await chat.sync() ? .newData : .noData
  }
}

// MARK: - Declaration and adapter

final class ChatAppAdapter: RegisteringCenter, FetchCompletingCenter, RespondingCenter,
  RoutingCenter, SuppressibleCenter, ActionHandlingCenter
{
  static let app = PushApp()
    .sends { push in
      let content: PushTemplate = [
        "kind": push.type, "room": push.objectID, "event": push.messageID,
      ]
      return ["aps": push.aps, "chat": content]
    }
    .neverSends(.malformed, .withoutType, .withoutObjectID, .unknownType)
    .events([
      "message": .init("m.text", screens: ["Rooms", "Room"]),
      "task": .init("m.mention", screens: ["Rooms", "Room"]),
      "invitation": .init("m.invite", screens: ["Invitation"]),
      "announcement": .init("m.notice"),
    ])
    .links(toObject: "chat://{type}/{id}", toEvent: "chat://{type}")
    .actions(reply: "REPLY")
    .tokens(.uppercaseHexadecimal)
    .membership(.single)

  final class Screen: SuppressorBridge, RoomScreen {
    private let handle: SuppressorHandle
    init(_ handle: SuppressorHandle) { self.handle = handle }
    func isShowing(room: String) -> Bool { handle.shouldSuppress(Sighting(objectID: room)) }
  }

  private let notifications: ChatNotifications
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    notifications = ChatNotifications(
      chat: .init(
        open: { application.open($0) },
        send: { application.handleAction("REPLY", text: $0, of: Sighting(objectID: $1.chat.room)) },
        sync: { true },
        upload: { application.uploadDeviceToken($0, completion: nil) }
      )
    )
  }

  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    notifications.didRegister(token: Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(.init(notifications.willPresent(notification.userInfo.dictionary)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    notifications.didReceive(UNNotificationResponse(response))
    completion()
  }
  func didReceiveRemoteNotification(_: UserInfo, fetchCompletion: FetchCompletion) async {
    fetchCompletion(FetchResult(await notifications.didReceiveRemoteNotification()))
  }
  func addSuppressor(_ suppressor: Screen) { notifications.roomOnTop = suppressor }
  func removeSuppressor(_ suppressor: Screen) {
    if notifications.roomOnTop === suppressor { notifications.roomOnTop = nil }
  }
}
