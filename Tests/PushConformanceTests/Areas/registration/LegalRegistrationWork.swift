import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that register and upload in tasks, on actors, or with a delay.
enum LegalRegistrationWork {
  static let rows = SubjectRow.rows([
    AwaitsUploads.self, WorksOnAnActor.self, HopsThoughSynchronous.self,
  ])

  /// Waits for each upload in a task, and retries if the upload fails.
  final class AwaitsUploads: RegisteringCenter {
    static let app = PushApp().work(.mainActor).uploads(to: "/devices")
    private let application: SimulatedApplication
    private var sending: Task<Void, Never>?
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      sending?.cancel()
      let application = application
      let task = Task { @MainActor in
        while !Task.isCancelled {
          do {
            return try await application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices")
          } catch {
            try? await application.clock.sleep(for: .seconds(30))
          }
        }
      }
      sending = task
      await task.value
    }
  }

  /// Decides on an actor, in several hops.
  final class WorksOnAnActor: RegisteringCenter, RoutingCenter, ToastingCenter,
    BroadcastingCenter
  {
    static let app = PushApp().work(.mainActor).uploads(to: "/devices")

    private actor Reader {
      private var last: DeviceToken?
      func read(_ payload: JSONObject) async -> Receipt {
        await Task.yield()
        return Receipt(payload)
      }
      func isNew(_ token: DeviceToken) -> Bool {
        defer { last = token.bytes.isEmpty ? last : token }
        return !token.bytes.isEmpty && token != last
      }
    }

    private let application: SimulatedApplication
    private let reader = Reader()
    private var observers = WeakMembers<PlainCenter.Observer>()

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() async { application.registerForPushes() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      guard await reader.isNew(deviceToken) else { return }
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
    }

    func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      let isActive = application.applicationState == .active
      let receipt = await reader.read(userInfo.payload)
      for observer in observers.alive { observer.handle.didReceive(receipt.sighting) }
      let again = await reader.read(userInfo.payload)
      guard isActive, again.isDisplayable, !again.isSilent else { return }
      application.presentToast(for: again.sighting) { [application, reader] in
        if let url = await reader.read(userInfo.payload).url { application.open(url) }
      }
    }

    func addObserver(_ observer: PlainCenter.Observer) async { observers.add(observer) }
    func removeObserver(_ observer: PlainCenter.Observer) async { observers.remove(observer) }
  }

  /// Returns from its callbacks when all work is done, although an actor does part of the work.
  final class HopsThoughSynchronous: RegisteringCenter, RoutingCenter, ToastingCenter {
    static let app = PushApp().uploads(to: "/devices")

    private actor Reader {
      func read(_ payload: JSONObject) -> Receipt { Receipt(payload) }
    }

    private let application: SimulatedApplication
    private let reader = Reader()
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForPushes() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
    }

    func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      let receipt = await reader.read(userInfo.payload)
      guard application.applicationState == .active, receipt.isDisplayable else { return }
      application.presentToast(for: receipt.sighting) { [application] in
        if let url = receipt.url { application.open(url) }
      }
    }
  }
}
