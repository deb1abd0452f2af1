import Foundation
import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that work in tasks, on actors and by the application's lifecycle.
enum LegalWork {
  static let rows = [
    SubjectRow(WorksInTasks.self),
    SubjectRow(WorksInDetachedTasks.self),
    SubjectRow(WorksOnTheMainQueue.self),
    SubjectRow(LooksAgainAndAgain.self),
    SubjectRow(AwaitsUploads.self, "registration.requests-declared-options"),
    SubjectRow(WorksOnAnActor.self),
    SubjectRow(SettlesLater.self, roles: [.receiving, .routing, .toasting, .suppressible]),
    SubjectRow(HopsThoughSynchronous.self),
    SubjectRow(FollowsTheLifecycle.self),
  ]

  /// Does everything later, in the order in which it is asked to.
  class WorksLater: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, work: .mainActor)
    }

    func later(_ work: @escaping @MainActor () -> Void) { work() }

    override func registerForRemoteNotifications() {
      later { super.registerForRemoteNotifications() }
    }
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      later { super.didRegisterForRemoteNotifications(deviceToken: deviceToken) }
    }
    override func handle(_ receipt: Receipt) {
      let wasActive = super.isActive
      later {
        self.stateAtReceipt = wasActive
        super.handle(receipt)
      }
    }
    private var stateAtReceipt = false
    override var isActive: Bool { stateAtReceipt }
    override func addObserver(_ observer: Observer) {
      later { super.addObserver(observer) }
    }
    override func removeObserver(_ observer: Observer) {
      later { super.removeObserver(observer) }
    }
  }

  /// In tasks of the main actor, which leave it for a moment.
  class WorksInTasks: WorksLater {
    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      last = Task { @MainActor [last] in
        await last?.value
        await leave()
        work()
      }
    }
    func leave() async { await Task.yield() }
  }

  /// In tasks that are nobody's, and come back to the main actor when they have something to do there.
  final class WorksInDetachedTasks: WorksLater {
    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      last = Task.detached { [last] in
        await last?.value
        await Task.yield()
        await MainActor.run { work() }
      }
    }
  }

  /// In blocks of the main queue, as before there were tasks; the last of them begins one.
  ///
  /// A block that nothing awaits is no job, so the center has to say when it is done.
  final class WorksOnTheMainQueue: WorksLater {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, work: .settles)
    }

    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async {
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            self.last = Task { [last = self.last] in
              await last?.value
              await Task.yield()
              work()
            }
          }
        }
      }
    }

    override func settle() async {
      await withCheckedContinuation { next in
        DispatchQueue.main.async { DispatchQueue.main.async { next.resume() } }
      }
      await last?.value
    }
  }

  /// Asks for permission, and yields until the answer is there.
  final class LooksAgainAndAgain: RegisteringCenter {
    static let policies = Policies(work: .mainActor)
    static let vocabulary = CenterCore.vocabulary
    private let application: SimulatedApplication
    private var isAnswered = false
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] _ in
        self?.isAnswered = true
      }
      Task { @MainActor [weak self] in
        while self?.isAnswered == false { await Task.yield() }
        self?.application.registerForRemoteNotifications()
      }
    }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
    }
  }

  /// Waits for the server, and tries again when it refuses.
  final class AwaitsUploads: RegisteringCenter {
    static let policies = Policies(work: .mainActor)
    static let vocabulary = CenterCore.vocabulary
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

  /// Decides on an actor of its own, hop by hop.
  final class WorksOnAnActor: RegisteringCenter, RoutingCenter, ToastingCenter,
    BroadcastingCenter
  {
    static let policies = Policies(work: .mainActor)
    static let vocabulary = CenterCore.vocabulary

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

    func registerForRemoteNotifications() async {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
      application.registerForRemoteNotifications()
    }

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

  /// Works off the main actor without anybody waiting, and says when it is done.
  final class SettlesLater: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, work: .settles)
    }

    private var last: Task<Void, Never>?

    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      let (payload, isActive, previous) = (userInfo.payload, super.isActive, last)
      last = Task.detached { [self] in
        await previous?.value
        let receipt = Receipt(payload)
        await finish(receipt, isActive)
      }
    }

    private func finish(_ receipt: Receipt, _ wasActive: Bool) {
      stateAtReceipt = wasActive
      super.handle(receipt)
    }
    private var stateAtReceipt = false
    override var isActive: Bool { stateAtReceipt }
    override func settle() async { await last?.value }
  }

  /// Returns from its callbacks when all is done, although an actor does part of it.
  final class HopsThoughSynchronous: RegisteringCenter, RoutingCenter, ToastingCenter {
    static let vocabulary = CenterCore.vocabulary

    private actor Reader {
      func read(_ payload: JSONObject) -> Receipt { Receipt(payload) }
    }

    private let application: SimulatedApplication
    private let reader = Reader()
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      _ = application.requestAuthorization(options: [.alert, .badge, .sound])
      application.registerForRemoteNotifications()
    }

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

  /// Never asks for the state, and keeps account of it instead.
  final class FollowsTheLifecycle: PlainCenter, LifecycleObservingCenter {
    private var believesActive = false
    override var isActive: Bool { believesActive }
    func didBecomeActive() { believesActive = true }
    func willResignActive() { believesActive = false }
  }
}
