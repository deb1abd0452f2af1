import PushConformance

/// Faults in asking the system for a device token.
enum FaultyRegistration: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(IgnoresRequests.self), fault(RegistersTwice.self), fault(RegistersOnceOnly.self),
    fault(ForgetsTheSettings.self), fault(AsksForTheTokenFirst.self), fault(KnowsNoIOS8.self),
    fault(KnowsNoIOS7.self), fault(ForgetsTheBadge.self), fault(ForgetsTheBadgeOfBothSets.self),
    fault(ForgetsTheBadgeOnIOS7.self), fault(IsMuteOnIOS7.self), fault(SendsAPlaceholder.self),
    fault(ToastsItsFailure.self), fault(RegistersAtTheFirstLaunch.self),
    fault(RegistersWhenFirstAllowed.self), fault(SkipsRegistrationIfProvisional.self),
  ]

  /// Ignores the app's requests to register, so the app never gets a token.
  final class IgnoresRequests: PlainCenter {
    override func registerForRemoteNotifications() {}
  }

  /// Makes its registration calls twice for one request of the app.
  final class RegistersTwice: PlainCenter {
    override func registerForRemoteNotifications() {
      super.registerForRemoteNotifications()
      super.registerForRemoteNotifications()
    }
  }

  /// Ignores a second request to register, even if the first request has failed.
  final class RegistersOnceOnly: PlainCenter {
    private var hasRegistered = false
    override func registerForRemoteNotifications() {
      guard !hasRegistered else { return }
      hasRegistered = true
      super.registerForRemoteNotifications()
    }
  }

  /// Does not register the user notification settings on iOS 8 and 9.
  final class ForgetsTheSettings: PlainCenter {
    override func registerForRemoteNotifications() {
      guard application.osProfile != .iOS7 else { return super.registerForRemoteNotifications() }
      application.registerForRemoteNotifications()
    }
  }

  /// Asks for the token before it registers the user notification settings on iOS 8 and 9.
  final class AsksForTheTokenFirst: PlainCenter {
    override func registerForRemoteNotifications() {
      guard application.osProfile != .iOS7 else { return super.registerForRemoteNotifications() }
      application.registerForRemoteNotifications()
      application.registerUserNotificationSettings([.alert, .badge, .sound])
    }
  }

  /// Registers by the call of iOS 7 on later versions, too.
  final class KnowsNoIOS8: PlainCenter {
    override func registerForRemoteNotifications() {
      application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
    }
  }

  /// Registers by the calls of iOS 8 on iOS 7, too.
  final class KnowsNoIOS7: PlainCenter {
    override func registerForRemoteNotifications() {
      application.registerUserNotificationSettings([.alert, .badge, .sound])
      application.registerForRemoteNotifications()
    }
  }

  /// Asks for alerts and sounds only, although its app also declares the badge.
  class ForgetsTheBadge: PlainCenter {
    override func registerForRemoteNotifications() {
      if application.osProfile == .iOS7 {
        application.registerForRemoteNotificationTypes([.alert, .sound])
      } else {
        application.registerUserNotificationSettings([.alert, .sound])
        application.registerForRemoteNotifications()
      }
    }
  }

  /// Asks for alerts and sounds only, although its app declares two sets of notification types and both contain the
  /// badge.
  final class ForgetsTheBadgeOfBothSets: ForgetsTheBadge {
    override class var policies: Policies {
      var policies = super.policies
      policies.otherNotificationTypes = policies.notificationTypes.union(.provisional)
      return policies
    }
  }

  /// Asks for no badge, in an app for iOS 7.
  final class ForgetsTheBadgeOnIOS7: ForgetsTheBadge {
    override class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS7) }
  }

  /// Shows no toast on iOS 7.
  final class IsMuteOnIOS7: PlainCenter {
    override func present(_ receipt: Receipt) {
      if application.osProfile != .iOS7 { super.present(receipt) }
    }
  }

  /// Uploads a placeholder when the registration fails.
  final class SendsAPlaceholder: PlainCenter {
    override func didFailToRegisterForRemoteNotifications(error: any Error) {
      application.uploadDeviceToken("none", to: "/devices", completion: nil)
    }
  }

  /// Shows a toast when the registration fails.
  final class ToastsItsFailure: PlainCenter {
    override func didFailToRegisterForRemoteNotifications(error: any Error) {
      application.presentToast(for: Sighting(title: "No notifications for now"))
    }
  }

  /// Registers at the first launch of the app only.
  final class RegistersAtTheFirstLaunch: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, registers: .atLaunch)
    }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      guard application.storage["registered"] == nil else { return }
      application.storage["registered"] = true
      super.registerForRemoteNotifications()
    }
    override func registerForRemoteNotifications() {}
  }

  /// Registers at the first launch at which the user allows notifications, and at no later launch.
  final class RegistersWhenFirstAllowed: RegisteringCenter {
    static let app = PushApp().registers(.whenAllowed)
    private let application: SimulatedApplication
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) {
      self.application = application
      guard application.authorizationStatus.isGrant, application.storage["registered"] == nil else {
        return
      }
      application.storage["registered"] = true
      application.registerForRemoteNotifications()
    }
    func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
    }
  }

  /// Asks for provisional permission, and treats this permission as a refusal at the next launch.
  final class SkipsRegistrationIfProvisional: RegisteringCenter, PermissionAskingCenter {
    static let app = PushApp()
      .registers(.whenAllowed)
      .asksPermission(for: [.alert, .badge, .provisional, .sound])
    private let application: SimulatedApplication
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) {
      self.application = application
      if application.authorizationStatus == .authorized {
        application.registerForRemoteNotifications()
      }
    }
    func requestPermission(completion: PermissionCompletion) {
      application.requestAuthorization(options: [.alert, .badge, .provisional, .sound]) {
        completion($0)
      }
    }
    func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .provisional, .sound]) {
        [application] granted in
        if granted { application.registerForRemoteNotifications() }
      }
    }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
    }
  }
}
