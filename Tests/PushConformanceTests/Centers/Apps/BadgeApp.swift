import Foundation
import PushConformance

/// The unread messages of a messenger, by room; the badge has their number.
@MainActor private final class UnreadCounts {
  private var messages: [String: Set<String>] = [:]
  private let setBadge: (Int) -> Void

  init(setBadge: @escaping (Int) -> Void) { self.setBadge = setBadge }

  func add(_ message: String, in room: String) {
    messages[room, default: []].insert(message)
    update()
  }

  func markRead(_ room: String) {
    messages[room] = nil
    update()
  }

  private func update() { setBadge(messages.values.reduce(0) { $0 + $1.count }) }
}

/// A message in a push of the messenger; the server writes the message as JSON into one string.
private struct RoomMessage {
  var room: String
  var id: String
  var link: URL?

  init?(_ userInfo: [AnyHashable: Any]) {
    guard let text = userInfo["payload"] as? String,
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let room = json["room"] as? String, let id = json["message"] as? String
    else { return nil }
    (self.room, self.id) = (room, id)
    link = (json["link"] as? String).flatMap(URL.init(string:))
  }
}

/// An object that is notified of new messages, such as the list of rooms.
@MainActor private protocol RoomObserver: AnyObject {
  func didReceive(_ message: RoomMessage)
}

/// The messenger's notifications: the app counts unread messages, so its pushes have no badge.
@MainActor private final class MessengerPush {
  private struct WeakObserver { weak var object: (any RoomObserver)? }

  private let counts: UnreadCounts
  private let open: (URL) -> Void
  private var observers: [WeakObserver] = []
  /// The pushes of this process; an alert that also wakes the app arrives by two callbacks.
  private var known: Set<NSDictionary> = []

  init(counts: UnreadCounts, open: @escaping (URL) -> Void) {
    self.counts = counts
    self.open = open
  }

  func addObserver(_ observer: any RoomObserver) {
    removeObserver(observer)
    observers.append(WeakObserver(object: observer))
  }
  func removeObserver(_ observer: any RoomObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  func arrived(_ userInfo: [AnyHashable: Any]) {
    guard let message = RoomMessage(userInfo),
      known.insert(NSDictionary(dictionary: userInfo)).inserted
    else { return }
    counts.add(message.id, in: message.room)
    for observer in observers { observer.object?.didReceive(message) }
  }

  func tapped(_ userInfo: [AnyHashable: Any]) {
    guard let message = RoomMessage(userInfo) else { return }
    counts.markRead(message.room)
    if let link = message.link { open(link) }
  }
}

// MARK: - Declaration and adapter

final class BadgeAppAdapter: RegisteringCenter, FetchCompletingCenter, BadgeOwningCenter,
  RoutingCenter, ToastingCenter, BroadcastingCenter
{
  static let app = PushApp()
    .sends { push in
      let message: PushTemplate = [
        "room": push.objectID, "message": push.messageID, "link": push.url,
      ]
      return ["aps": push.aps, "payload": .json(message)]
    }
    .neverSends(.badge, .withoutObjectID, .withoutMessageID, .malformed)
    .clearsBadge(.whenRead)
    .actions()

  final class Listener: ObserverBridge, RoomObserver {
    private let handle: ObserverHandle
    init(_ handle: ObserverHandle) { self.handle = handle }
    fileprivate func didReceive(_ message: RoomMessage) {
      handle.didReceive(
        Sighting(url: message.link?.absoluteString, objectID: message.room, messageID: message.id)
      )
    }
  }

  private let push: MessengerPush
  private let application: SimulatedApplication
  private var token: DeviceToken?

  init(application: SimulatedApplication) {
    self.application = application
    let counts = UnreadCounts { application.setBadgeCount($0) }
    push = MessengerPush(counts: counts) { application.open($0) }
  }

  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard deviceToken != token, !deviceToken.bytes.isEmpty else { return }
    token = deviceToken
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    push.arrived(userInfo.dictionary)
    fetchCompletion(.newData)
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    push.arrived(notification.userInfo.dictionary)
    completion([.banner, .list, .sound])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    push.tapped(response.notification.userInfo.dictionary)
    completion()
  }
  func addObserver(_ observer: Listener) { push.addObserver(observer) }
  func removeObserver(_ observer: Listener) { push.removeObserver(observer) }
}
