import PushConformance

/// Faults in asking the system for a device token.
enum FaultyRegistration: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("IgnoresRequests") { $0.register.drop() },
    fault("RegistersTwice") { $0.register.double() },
    fault("RegistersOnceOnly") { acts in
      var hasRegistered = false
      acts.register.keep { _, _ in
        defer { hasRegistered = true }
        return !hasRegistered
      }
    },
    fault("ForgetsTheSettings") {
      $0.register.replace { center, _, register in
        if center.application.osProfile == .iOS7 { return register(()) }
        center.application.registerForRemoteNotifications()
      }
    },
    fault("AsksForTheTokenFirst") {
      $0.register.replace { center, _, register in
        if center.application.osProfile == .iOS7 { return register(()) }
        center.application.registerForRemoteNotifications()
        center.application.registerUserNotificationSettings([.alert, .badge, .sound])
      }
    },
    fault("KnowsNoIOS8") {
      $0.register.replace { center, _, _ in
        center.application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
      }
    },
    fault("KnowsNoIOS7") {
      $0.register.replace { center, _, _ in
        center.application.registerUserNotificationSettings([.alert, .badge, .sound])
        center.application.registerForRemoteNotifications()
      }
    },
    fault(ForgetsTheBadge.self), fault(ForgetsTheBadgeOfBothSets.self),
    fault(ForgetsTheBadgeOnIOS7.self),
    fault("IsMuteOnIOS7") {
      $0.present.keep { center, _ in center.application.osProfile != .iOS7 }
    },
    fault("SendsAPlaceholder") {
      $0.registrationFailed.after { center, _ in
        center.application.uploadDeviceToken("none", to: "/devices", completion: nil)
      }
    },
    fault("ToastsItsFailure") {
      $0.registrationFailed.after { center, _ in
        center.application.presentToast(for: Sighting(title: "No notifications for now"))
      }
    },
    fault(RegistersAtTheFirstLaunch.self), fault(RegistersWhenFirstAllowed.self),
    fault(SkipsRegistrationIfProvisional.self),
  ]

  /// Asks for alerts and sounds only, although its app also declares the badge.
  class ForgetsTheBadge: PlainCenter {
    override var notificationTypes: NotificationTypes { [.alert, .sound] }
  }

  /// Does not ask for the badge, although both sets of notification types that its app declares contain the badge.
  final class ForgetsTheBadgeOfBothSets: ForgetsTheBadge {
    override class var policies: Policies {
      var policies = super.policies
      policies.otherNotificationTypes = policies.notificationTypes.union(.provisional)
      return policies
    }
  }

  final class ForgetsTheBadgeOnIOS7: ForgetsTheBadge {
    override class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS7) }
  }

  final class RegistersAtTheFirstLaunch: PlainCenter {
    override class var policies: Policies { super.policies.with(\.registers, .atLaunch) }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      guard application.storage["registered"] == nil else { return }
      application.storage["registered"] = true
      super.registerForRemoteNotifications()
    }
    override func registerForRemoteNotifications() {}
  }

  /// Registers at the first launch at which the user allows notifications, and at no later launch.
  final class RegistersWhenFirstAllowed: AllowedRegistrar {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      guard application.authorizationStatus.isGrant, application.storage["registered"] == nil else {
        return
      }
      application.storage["registered"] = true
      application.registerForRemoteNotifications()
    }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .sound], completion: nil)
    }
  }

  /// Asks for provisional permission, and treats this permission as a refusal at the next launch.
  final class SkipsRegistrationIfProvisional: AllowedRegistrar, PermissionAskingCenter {
    override class var app: PushApp {
      super.app.asksPermission(for: [.alert, .badge, .provisional, .sound])
    }
    required init(application: SimulatedApplication) {
      super.init(application: application)
      registerIfAllowed()
    }
    func requestPermission(completion: PermissionCompletion) {
      application.requestAuthorization(options: [.alert, .badge, .provisional, .sound]) {
        completion($0)
      }
    }
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: [.alert, .badge, .provisional, .sound]) {
        [application] granted in
        if granted { application.registerForRemoteNotifications() }
      }
    }
  }
}
