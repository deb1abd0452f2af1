import Foundation
import PushConformance

/// The outbox of a travel app: requests that wait in a file until the network answers.
@MainActor private final class Outbox {
  /// The waiting request, in the user defaults; a newer request replaces it.
  private var waiting: String? {
    get { read() }
    set { write(newValue) }
  }
  private let read: () -> String?
  private let write: (String?) -> Void
  private let send: (String) async throws -> Void
  private let sleep: @Sendable (Duration) async throws -> Void
  private var work: Task<Void, Never>?

  init(
    read: @escaping () -> String?,
    write: @escaping (String?) -> Void,
    send: @escaping (String) async throws -> Void,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.read, self.write) = (read, write)
    (self.send, self.sleep) = (send, sleep)
  }

  /// Stores a request, which is sent when no other request has arrived for two seconds.
  func put(_ token: String) {
    waiting = token
    start(after: .seconds(2))
  }

  /// Sends the request that an earlier process has left.
  func resume() { if waiting != nil { start(after: .zero) } }

  private func start(after delay: Duration) {
    work?.cancel()
    work = Task { [weak self, sleep] in
      var pause = delay
      while !Task.isCancelled, let self, let token = waiting {
        do {
          if pause > .zero { try await sleep(pause) }
          try await send(token)
          if waiting == token, !Task.isCancelled { waiting = nil }
          return
        } catch is CancellationError {
          return
        } catch let error as UploadRefused where error.isPermanent {
          if waiting == token { waiting = nil }
          return
        } catch {
          pause = pause < .seconds(60) ? .seconds(60) : min(pause * 2, .seconds(900))
        }
      }
    }
  }
}

/// The travel app's device, which stores across launches what the server has.
@MainActor private final class TravelDevice {
  private let outbox: Outbox
  private let register: () -> Void
  private var lastToken: String?

  init(outbox: Outbox, register: @escaping () -> Void) {
    self.outbox = outbox
    self.register = register
  }

  func launch() { outbox.resume() }

  func enable() { register() }

  func didRegister(_ deviceToken: Data) {
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard !token.isEmpty, token != lastToken else { return }
    lastToken = token
    outbox.put(token)
  }
}

// MARK: - Declaration and adapter

final class DebounceAppAdapter: RetryingCenter, LifecycleObservingCenter, RespondingCenter,
  RoutingCenter, ToastingCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "trip": ["link": $0.url, "id": $0.objectID]] }
    .neverSends(.silent, .withoutText)
    .actions()
    .uploads(.everyLaunch)
    .requests(.queued)

  private let device: TravelDevice
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    let outbox = Outbox(
      read: { application.storage["outbox"]?.string },
      write: { application.storage["outbox"] = $0.map(JSONValue.string) },
      send: { try await application.uploadDeviceToken($0) },
      sleep: { [clock = application.clock] in try await clock.sleep(for: $0) }
    )
    device = TravelDevice(outbox: outbox) { application.registerForPushes() }
  }

  func didFinishLaunching() { device.launch() }
  func registerForRemoteNotifications() { device.enable() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    device.didRegister(Data(deviceToken.bytes))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list, .sound])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    let trip = response.notification.userInfo.dictionary["trip"] as? [AnyHashable: Any]
    if let link = (trip?["link"] as? String).flatMap(URL.init(string:)) { application.open(link) }
    completion()
  }
}
