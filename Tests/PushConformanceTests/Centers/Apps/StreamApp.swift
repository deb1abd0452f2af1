import Foundation
import PushConformance

/// A value with subscribers, like Combine's `CurrentValueSubject`: a new subscriber gets the last value at once.
@MainActor private final class CurrentValue<Value> {
  private var subscribers: [Int: (Value) -> Void] = [:]
  private var nextID = 0
  private(set) var value: Value?

  func send(_ value: Value) {
    self.value = value
    for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) { subscriber(value) }
  }

  /// Calls a closure with the last value and each later one, until the result is canceled or released.
  func sink(_ subscriber: @escaping (Value) -> Void) -> Cancellable {
    let id = nextID
    nextID += 1
    subscribers[id] = subscriber
    if let value { subscriber(value) }
    return Cancellable { [weak self] in self?.subscribers[id] = nil }
  }
}

/// A subscription, like Combine's `AnyCancellable`.
private final class Cancellable {
  private let end: @MainActor () -> Void
  init(_ end: @escaping @MainActor () -> Void) { self.end = end }
  deinit { MainActor.assumeIsolated { [end] in end() } }
}

private struct Announcement {
  var title: String?
  var link: URL?

  init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any]
    let alert = aps?["alert"] as? [AnyHashable: Any]
    title = alert?["title"] as? String ?? aps?["alert"] as? String
    link = (userInfo["program"] as? String).flatMap(URL.init(string:))
  }
}

/// The pushes of a radio app: values to which the player, the toolbar and the inbox subscribe.
@MainActor private final class RadioPushes {
  /// The latest announcement, for the strip above the player.
  let latest = CurrentValue<Announcement>()
  /// The latest token; the profile subscribes to it.
  let token = CurrentValue<String>()
  private var openings: AsyncStream<URL>.Continuation?
  /// The programs that the user has asked for, for the player.
  private(set) var programs: AsyncStream<URL>

  init() { (programs, openings) = AsyncStream.makeStream() }

  func didRegister(_ deviceToken: Data) {
    let text = deviceToken.map { String(format: "%02x", $0) }.joined()
    if !text.isEmpty, text != token.value { token.send(text) }
  }

  /// Handles an alert over the open app; no other callback follows, because the station's pushes never wake the app.
  func present(_ userInfo: [AnyHashable: Any]) -> UNNotificationPresentationOptions {
    latest.send(Announcement(userInfo))
    return [.banner, .list]
  }

  func didReceive(_ response: UNNotificationResponse) {
    let announcement = Announcement(response.notification.userInfo)
    latest.send(announcement)
    if let link = announcement.link { openings?.yield(link) }
  }
}

@MainActor private final class Profile {
  private var subscriptions: [Cancellable] = []

  init(_ pushes: RadioPushes, send: @escaping (String) -> Void) {
    subscriptions.append(pushes.token.sink(send))
  }
}

// MARK: - Declaration and adapter

final class StreamAppAdapter: TokenBroadcastingCenter, RespondingCenter, RoutingCenter,
  ToastingCenter, BroadcastingCenter, DeferringCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "program": $0.url] }
    .neverSends(.silent, .withoutText, .malformed)
    .actions()
    .membership(.ownedUntilCancelled)

  private let pushes = RadioPushes()
  private let profile: Profile
  private let application: SimulatedApplication
  private var player: Task<Void, Never>?

  init(application: SimulatedApplication) {
    self.application = application
    profile = Profile(pushes) { application.uploadDeviceToken($0, completion: nil) }
  }
  deinit { player?.cancel() }

  func interfaceDidBecomeReady() {
    player = Task { [pushes, application] in
      for await link in pushes.programs { application.open(link) }
    }
  }
  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    pushes.didRegister(Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(.init(pushes.present(notification.userInfo.dictionary)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    pushes.didReceive(UNNotificationResponse(response))
    completion()
  }
  func addObserver(_ observer: ObserverSubscription) {
    let handle = observer.handle
    observer.token = [
      pushes.latest.sink {
        handle.didReceive(Sighting(url: $0.link?.absoluteString, title: $0.title))
      },
      pushes.token.sink { handle.didRegister(deviceToken: $0) },
    ]
  }
}
