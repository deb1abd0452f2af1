import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that register and upload in ways of their own.
enum LegalTokens {
  static let rows = [
    SubjectRow(UploadsAtEveryLaunch.self),
    SubjectRow(RemembersTokens.self),
    SubjectRow(RetriesUploads.self),
    SubjectRow(GivesUpAfterAMinute.self),
    SubjectRow(WritesCapitals.self),
    SubjectRow(SaysNoPath.self, "token.upload-goes-to-devices-endpoint"),
    SubjectRow(RegistersAtLaunch.self),
    SubjectRow(RegistersAtLaunchAndOnRequest.self),
    SubjectRow(KnowsIOS7Alone.self),
    SubjectRow(AsksForAuthorization.self),
    SubjectRow(WantsNoAlerts.self),
    SubjectRow(WantsTheTokenAlone.self, "registration.requests-declared-options"),
  ]

  /// Sends a token as often as the system hands it over for the first time in a process.
  final class UploadsAtEveryLaunch: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, uploads: .everyLaunch)
    }
  }

  /// Sends a token once, and keeps in mind beyond the end of the process that it did.
  final class RemembersTokens: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool {
      super.isNew(token) && application.storage["token"]?.string != token.hexadecimal
    }
    override func upload(_ token: DeviceToken) {
      application.storage["token"] = .string(token.hexadecimal)
      super.upload(token)
    }
  }

  /// Tries again half a minute after the server has refused, unless there is a newer token.
  final class RetriesUploads: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .failure = result else { return }
      application.clock.schedule(after: .seconds(30)) { [weak self] in
        MainActor.assumeIsolated {
          if self?.lastToken == token { self?.upload(token) }
        }
      }
    }
  }

  /// Watches over each upload with a timer, which a quick answer calls off.
  final class GivesUpAfterAMinute: PlainCenter {
    private var timers: [DeviceToken: VirtualClock.Timer] = [:]
    override func upload(_ token: DeviceToken) {
      timers[token] = application.clock.schedule(after: .seconds(60)) { [weak self] in
        MainActor.assumeIsolated { self?.timers[token] = nil }
      }
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      timers.removeValue(forKey: token)?.cancel()
    }
  }

  final class WritesCapitals: PlainCenter {
    override class var vocabulary: Vocabulary {
      Vocabulary(devicesPath: "/devices", tokenCase: .uppercase)
    }
    override func text(of token: DeviceToken) -> String { token.hexadecimal.uppercased() }
  }

  final class SaysNoPath: PlainCenter {
    override class var vocabulary: Vocabulary { Vocabulary() }
    override func upload(_ token: DeviceToken) {
      application.uploadDeviceToken(text(of: token), completion: nil)
    }
  }

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
    static let policies = Policies(routesOn: .stateOnly, os: .iOS7)
    static let vocabulary = CenterCore.vocabulary
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
    static let vocabulary = CenterCore.vocabulary
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
}
