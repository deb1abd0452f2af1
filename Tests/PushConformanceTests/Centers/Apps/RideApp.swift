import Foundation
import PushConformance

/// The tokens of a ride-hailing app: for the device, for each ride on the lock screen, and for starting rides.
private actor TokenRegistry {
  enum Slot: Hashable, Sendable {
    case device
    case ride(id: String)
    case start(attributes: String)
  }

  typealias Send = @Sendable (_ token: String, Slot) async throws -> Void

  private let send: Send
  private let pause: @Sendable (Duration) async throws -> Void
  /// The newest token of each slot, and the task that sends it to the server.
  private var current: [Slot: String] = [:]
  private var sending: [Slot: Task<Void, Never>] = [:]
  private var ended: Set<String> = []

  init(send: @escaping Send, pause: @escaping @Sendable (Duration) async throws -> Void) {
    self.send = send
    self.pause = pause
  }

  func update(_ slot: Slot, to bytes: [UInt8]) {
    if case .ride(let id) = slot, ended.contains(id) { return }
    let token = bytes.map { String(format: "%02x", $0) }.joined()
    guard !token.isEmpty, token != current[slot] else { return }
    current[slot] = token
    sending[slot]?.cancel()
    sending[slot] = Task { await self.deliver(token, for: slot) }
  }

  func rideEnded(_ id: String) {
    ended.insert(id)
    sending.removeValue(forKey: .ride(id: id))?.cancel()
    current[.ride(id: id)] = nil
  }

  private func deliver(_ token: String, for slot: Slot) async {
    var delay = Duration.seconds(5)
    for _ in 1...8 {
      do { return try await send(token, slot) } catch let error as UploadRefused {
        if error.isPermanent { return }
      } catch { return }
      guard (try? await pause(delay)) != nil else { return }
      delay *= 2
    }
  }
}

/// The notifications of rides: the text is on the lock screen, and a tap shows the ride.
@MainActor private final class RideNotifications {
  private let showRide: (URL) -> Void
  init(showRide: @escaping (URL) -> Void) { self.showRide = showRide }

  /// A ride that is on the map needs no banner, but the list keeps it.
  var rideOnMap: (([AnyHashable: Any]) -> Bool)?

  func options(for userInfo: [AnyHashable: Any]) -> UNNotificationPresentationOptions {
    rideOnMap?(userInfo) == true ? [.list] : [.banner, .list, .sound]
  }

  func tapped(_ userInfo: [AnyHashable: Any]) {
    guard let ride = (userInfo["ride_url"] as? String).flatMap(URL.init(string:)) else { return }
    showRide(ride)
  }
}

// MARK: - Declaration and adapter

final class RideAppAdapter: ActivityTokenCenter, RetryingCenter, RespondingCenter, RoutingCenter,
  ToastingCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "ride_url": $0.url] }
    .neverSends(.silent, .withoutText, .malformed)
    .actions()

  private let registry: TokenRegistry
  private let notifications: RideNotifications
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    notifications = RideNotifications { application.open($0) }
    registry = TokenRegistry(
      send: { @MainActor token, slot in
        switch slot {
        case .device: try await application.uploadDeviceToken(token)
        case .ride(let id): try await application.uploadActivityToken(token, for: .activity(id))
        case .start(let type):
          try await application.uploadActivityToken(token, for: .pushToStart(type))
        }
      },
      pause: { [clock = application.clock] in try await clock.sleep(for: $0) }
    )
  }

  func registerForRemoteNotifications() { application.registerForPushes() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await registry.update(.device, to: deviceToken.bytes)
  }
  func activity(_ id: String, didUpdatePushToken token: DeviceToken) async {
    await registry.update(.ride(id: id), to: token.bytes)
  }
  func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) async {
    await registry.update(.start(attributes: attributesType), to: token.bytes)
  }
  func activityDidEnd(_ id: String) async { await registry.rideEnded(id) }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(.init(notifications.options(for: notification.userInfo.dictionary)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    notifications.tapped(response.notification.userInfo.dictionary)
    completion()
  }
}
