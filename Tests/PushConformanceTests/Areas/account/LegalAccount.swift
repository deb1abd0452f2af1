import PushConformance

@testable import FaultyCenters

/// Correct centers that register devices for accounts in unusual ways.
enum LegalAccount {
  static let rows = SubjectRow.rows(
    [
      PlainRegistrar.self, AsksForTheTokenAgain.self, MakesOneRequestAtATime.self,
      NamesNoAccount.self, QueuesWithoutAccounts.self, PausesBeforeEachRequest.self,
      RegistersTheDeviceAgain.self, HasOneEntryADevice.self, IsToldAtEveryLaunch.self,
      PaysDebtsWithTheToken.self, AwaitsTheServer.self, TriesToUnregisterAgain.self,
      SystemRegistrar.self, EndsBothWays.self, WaitsForTheSystem.self, AccountRegistrar.self,
      RegistersAtTheLogin.self,
    ],
    on: [
      .registering, .lifecycleObserving, .unregistering, .optingOut, .receiving, .broadcasting,
    ]
  )

  final class AsksForTheTokenAgain: PlainRegistrar {
    override func logIn(_ account: String) {
      guard account != self.account || !isOn else { return }
      token = nil
      super.logIn(account)
      // A retry that still waits belongs to the previous account.
      callOff()
      sent = nil
      application.registerForRemoteNotifications()
    }
    override func optIn() {
      token = nil
      super.optIn()
      application.registerForRemoteNotifications()
    }
  }

  /// Makes a request only after an earlier unregistration has been answered.
  final class MakesOneRequestAtATime: PlainRegistrar {
    private var requests: [@MainActor () -> Void] = []
    private var isBusy = false

    override func send(_ registration: Registration, completion: @escaping Completion) {
      // An upload waits for unregistrations only, and no request waits for an upload.
      guard isBusy else { return super.send(registration, completion: completion) }
      requests.append { [weak self] in self?.sendNow(registration, completion: completion) }
    }

    private func sendNow(_ registration: Registration, completion: @escaping Completion) {
      // The registration can be out of date when the upload starts.
      if registration == sent { super.send(registration, completion: completion) }
      next()
    }

    override func unregister(_ registration: Registration) {
      if !debts.contains(registration) { debts.append(registration) }
      requests.append { [weak self] in self?.unregisterNow(registration) }
      if !isBusy { next() }
    }

    private func unregisterNow(_ registration: Registration) {
      // The account might have logged in again while the unregistration waited.
      guard debts.contains(registration) else { return next() }
      isBusy = true
      super.unregister(registration)
    }

    override func unregistrationEnded(
      _ result: Result<Void, any Error>,
      of registration: Registration
    ) {
      super.unregistrationEnded(result, of: registration)
      isBusy = false
      next()
    }

    private func next() { if !isBusy, !requests.isEmpty { requests.removeFirst()() } }
  }

  /// Uploads a token without the account, because the session of the request has it.
  class NamesNoAccount: PlainRegistrar {
    override func send(_ registration: Registration, completion: @escaping Completion) {
      application.uploadDeviceToken(registration.token, to: "/devices", completion: completion)
    }
    override func upload(_ registration: Registration) {
      debts.removeAll { $0.token == registration.token }
      super.upload(registration)
    }
    override func unregister(_ registration: Registration) {
      if !debts.contains(registration) { debts.append(registration) }
      application.unregisterDeviceToken(registration.token) { [weak self] in
        self?.unregistrationEnded($0, of: registration)
      }
    }
  }

  /// Unregisters a token and uploads it again in one turn of its queue, since no request names the account.
  final class QueuesWithoutAccounts: NamesNoAccount {
    override class var policies: Policies { Policies(requests: .queued) }
  }

  /// Starts each request two seconds after the event that leads to it, in the order of the events.
  final class PausesBeforeEachRequest: PlainRegistrar {
    override class var policies: Policies { Policies(requests: .queued) }

    override func tryAgain(_ registration: Registration) {}
    override func send(_ registration: Registration, completion: @escaping Completion) {
      later { $0.sendNow(registration, completion: completion) }
    }
    private func sendNow(_ registration: Registration, completion: @escaping Completion) {
      super.send(registration, completion: completion)
    }
    override func unregister(_ registration: Registration) {
      if !debts.contains(registration) { debts.append(registration) }
      later { $0.unregisterNow(registration) }
    }
    private func unregisterNow(_ registration: Registration) {
      // The account might have logged in again during the pause.
      if debts.contains(registration) { super.unregister(registration) }
    }
    private func later(_ request: @escaping @MainActor (PausesBeforeEachRequest) -> Void) {
      application.later(.seconds(2)) { [weak self] in self.map(request) }
    }
  }

  /// Registers the device without an account at a logout, which replaces the registration of the account.
  ///
  /// The user still gets the notifications that the server sends to every device.
  final class RegistersTheDeviceAgain: PlainRegistrar {
    override var isOn: Bool { !isOptedOut }
    override func logOut() {
      account = nil
      application.storage["account"] = nil
      register()
    }
    override func upload(_ registration: Registration) {
      application.storage["isOfAccount"] = registration.account == nil ? nil : true
      super.upload(registration)
    }
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      // Without a token, the device could not be registered again.
      if account == nil, application.storage["isOfAccount"] != nil { return }
      super.didReceiveRemoteNotification(userInfo)
    }
  }

  /// Relies on a server with one registration for each device, in which an upload replaces the previous account.
  final class HasOneEntryADevice: PlainRegistrar {
    override func logIn(_ account: String) {
      self.account = account
      super.logIn(account)
    }
    override func upload(_ registration: Registration) {
      debts.removeAll { $0.token == registration.token }
      super.upload(registration)
    }
  }

  /// Stores nothing about the user, because the app logs the account in at every launch.
  final class IsToldAtEveryLaunch: PlainRegistrar {
    required init(application: SimulatedApplication) {
      for key in ["account", "isLoggedOut", "isOptedOut"] { application.storage[key] = nil }
      super.init(application: application)
    }
  }

  /// Retries unfinished unregistrations when the token arrives, and not at the launch.
  final class PaysDebtsWithTheToken: PlainRegistrar {
    override func didFinishLaunching() {}
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      if token == nil { payDebts() }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }

  /// Sends requests in a task that waits for the answer, and cancels an outdated upload.
  final class AwaitsTheServer: PlainRegistrar {
    override class var policies: Policies { Policies(work: .mainActor) }
    private var task: Task<Void, Never>?

    override func send(_ registration: Registration, completion: @escaping Completion) {
      task?.cancel()
      task = Task { [application] in
        do {
          try await application.uploadDeviceToken(
            registration.token,
            to: "/devices",
            account: registration.account
          )
          completion(.success(()))
        } catch {
          if !(error is CancellationError) { completion(.failure(error)) }
        }
      }
    }

    override func callOff() {
      super.callOff()
      task?.cancel()
      task = nil
    }
  }

  /// Retries an unregistration after a minute if the server must still forget the registration.
  final class TriesToUnregisterAgain: PlainRegistrar {
    override func unregistrationEnded(
      _ result: Result<Void, any Error>,
      of registration: Registration
    ) {
      super.unregistrationEnded(result, of: registration)
      guard case .failure = result else { return }
      application.later(.seconds(60)) { [weak self] in
        if self?.debts.contains(registration) == true { self?.unregister(registration) }
      }
    }
  }

  final class EndsBothWays: SystemRegistrar {
    override func withdraw() {
      if let sent { unregister(sent) }
      super.withdraw()
    }
  }

  /// Sends nothing while it waits for a token that it has requested.
  final class WaitsForTheSystem: PlainRegistrar {
    private var isWaiting = false
    override func logIn(_ account: String) {
      // A retry that still waits belongs to the previous account.
      if account != self.account { callOff() }
      super.logIn(account)
    }
    override func registerForRemoteNotifications() {
      isWaiting = true
      super.registerForRemoteNotifications()
    }
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      if !deviceToken.bytes.isEmpty { isWaiting = false }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
    override func didFailToRegisterForRemoteNotifications(error: any Error) {
      isWaiting = false
      register()
    }
    override func register() { if !isWaiting { super.register() } }
  }

  final class RegistersAtTheLogin: AccountRegistrar {
    override class var policies: Policies { Policies(registers: .atLogin, uploadsFor: .account) }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes)
    }
  }
}
