import PushConformance

@testable import FaultyCenters

/// Correct centers that register in unusual ways.
enum LegalRegistration {
  static let rows = SubjectRow.rows([
    RegistersAtLaunch.self, RegistersAtLaunchAndOnRequest.self, RegistersWhenActive.self,
    RegistersWithTheFirstScreens.self, KnowsIOS7Alone.self, AsksForAuthorization.self,
    WantsNoAlerts.self, RegistersWhereItsQuestionWasAnswered.self,
  ])

  /// Registers at the launch, and ignores later requests.
  class RegistersAtLaunch: PlainCenter {
    override class var policies: Policies { super.policies.with(\.registers, .atLaunch) }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      super.registerForRemoteNotifications()
    }
    override func registerForRemoteNotifications() {}
  }

  final class RegistersAtLaunchAndOnRequest: PlainCenter {
    override class var policies: Policies { super.policies.with(\.registers, .atLaunch) }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      registerForRemoteNotifications()
    }
  }

  final class RegistersWhenActive: PlainCenter, LifecycleObservingCenter {
    override class var policies: Policies { super.policies.with(\.registers, .atLaunch) }
    private var hasRegistered = false
    override func registerForRemoteNotifications() {}
    func didBecomeActive() {
      if !hasRegistered { super.registerForRemoteNotifications() }
      hasRegistered = true
    }
  }

  /// When the first screens are ready, reads the user's permission, and registers.
  final class RegistersWithTheFirstScreens: AllowedRegistrar, DeferringCenter {
    func interfaceDidBecomeReady() { registerIfAllowed() }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
    }
  }

  final class KnowsIOS7Alone: AsksForAuthorization {
    override class var policies: Policies { Policies(os: .iOS7) }
    override func registerForRemoteNotifications() {
      application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
    }
  }

  /// Registers only by the calls of iOS 10.
  class AsksForAuthorization: RegisteringCenter {
    class var policies: Policies { Policies() }
    static var app: PushApp { PushApp(policies: policies, vocabulary: CenterCore.vocabulary) }
    let application: SimulatedApplication
    private var lastToken: DeviceToken?
    required init(application: SimulatedApplication) { self.application = application }
    func registerForRemoteNotifications() {
      application.registerForRemoteNotifications()
      _ = application.requestAuthorization(options: Self.policies.notificationTypes)
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
    }
  }

  final class WantsNoAlerts: AsksForAuthorization {
    override class var policies: Policies { Policies(notificationTypes: [.badge]) }
  }

  /// Registers at each launch if the user has agreed, and ignores provisional permission, which it never requests.
  final class RegistersWhereItsQuestionWasAnswered: AllowedRegistrar, PermissionAskingCenter {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      registerIfAllowed()
    }
    func requestPermission(completion: PermissionCompletion) {
      application.requestAuthorization(options: [.alert, .badge, .sound]) { [application] granted in
        if granted { application.registerForRemoteNotifications() }
        completion(granted)
      }
    }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound]) { [application] granted in
        if granted { application.registerForRemoteNotifications() }
      }
    }
  }
}
