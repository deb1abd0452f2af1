import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that register in ways of their own.
enum LegalRegistration {
  static let rows = [
    SubjectRow(RegistersAtLaunch.self),
    SubjectRow(RegistersAtLaunchAndOnRequest.self),
    SubjectRow(KnowsIOS7Alone.self),
    SubjectRow(AsksForAuthorization.self),
    SubjectRow(WantsNoAlerts.self),
    SubjectRow(WantsTheTokenAlone.self, "registration.requests-declared-options"),
    SubjectRow(
      AsksOnceWhileItWaits.self,
      "token.upload-goes-to-devices-endpoint"
    ),
  ]

  /// Registers by itself, and does not listen to requests.
  class RegistersAtLaunch: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, registers: .atLaunch)
    }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      super.registerForRemoteNotifications()
    }
    override func registerForRemoteNotifications() {}
  }

  /// Registers by itself, and once more whenever it is asked to.
  final class RegistersAtLaunchAndOnRequest: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, registers: .atLaunch)
    }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      registerForRemoteNotifications()
    }
  }

  /// Was written before iOS 8, and knows of no other system.
  final class KnowsIOS7Alone: RegisteringCenter {
    static let app = PushApp().routes(on: .stateOnly).os(.iOS7).uploads(to: "/devices")
    private let application: SimulatedApplication
    private var lastToken: DeviceToken?
    init(application: SimulatedApplication) { self.application = application }
    func registerForRemoteNotifications() {
      application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
    }
  }

  /// Registers as centers do since iOS 10, and knows no other system.
  class AsksForAuthorization: RegisteringCenter {
    class var policies: Policies { Policies() }
    static var app: PushApp {
      PushApp(policies: policies, vocabulary: CenterCore.vocabulary)
    }
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

  /// Leaves authorization to somebody else.
  final class WantsTheTokenAlone: AsksForAuthorization {
    override func registerForRemoteNotifications() {
      application.registerForRemoteNotifications()
    }
  }

  /// Makes no second call to the registrar before the first one is answered.
  final class AsksOnceWhileItWaits: RegisteringCenter {
    private let application: SimulatedApplication
    private var isWaiting = false
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      _ = application.requestAuthorization(options: [.alert, .badge, .sound])
      guard !isWaiting else { return }
      isWaiting = true
      application.registerForRemoteNotifications()
    }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      isWaiting = false
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
    }

    func didFailToRegisterForRemoteNotifications(error: any Error) { isWaiting = false }
  }
}
