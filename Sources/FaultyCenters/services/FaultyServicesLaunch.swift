import PushConformance

enum FaultyServicesLaunch: FaultGroup {
  typealias Changed = WrongServiceHost

  static let rows: [SubjectRow] = [
    fault("IgnoresTheLaunchOptions") {
      $0.servePushes.replace { center, _, _ in center.register() }
    },
    fault("HandlesItTwice") {
      $0.servePushes.after { center, options in
        if let notification = options.remoteNotification { center.handle(notification) }
      }
    },
    fault(HandlesItAgainWhenActive.self), fault(HandlesSomethingElse.self),
    fault("HandlesWhateverLaunchesIt") {
      $0.servePushes.replace { center, options, _ in
        center.register()
        center.handle(options.remoteNotification ?? UserInfo(payload: [:]))
      }
    },
    fault(HandlesWhatItRemembers.self), fault(HandlesFirst.self),
    fault("UnregistersFirst") {
      $0.servePushes.replace { center, options, _ in
        center.application.unregisterForRemoteNotifications()
        if let notification = options.remoteNotification { center.handle(notification) }
        center.register()
      }
    },
    fault(RegistersWhenActive.self), fault(BuildsFirst.self),
    // Builds the interface after each call of a service, and so builds it before the second service is called.
    fault("BuildsAfterTheFirstService") {
      $0.pass.replace { center, call, pass in
        guard call.callback == .didFinishLaunching else { return pass(call) }
        return center.hearers(of: call.callback).map { service in
          defer { center.application.buildInterface() }
          return service.hear(call)
        }
      }
    },
    fault("RegistersTwice") { $0.register.double() },
    fault("RegistersOnce") {
      $0.register.replace { center, _, register in
        guard center.application.storage["isRegistered"] == nil else { return }
        center.application.storage["isRegistered"] = true
        register(())
      }
    },
    fault("RegistersNever") { $0.register.drop() },
  ]

  final class HandlesItAgainWhenActive: PlainServiceHost {
    private var waiting: UserInfo?
    override func servePushes(_ options: LaunchOptions) {
      waiting = options.remoteNotification
      super.servePushes(options)
    }
    override func didBecomeActive() {
      super.didBecomeActive()
      if let waiting { handle(waiting) }
      waiting = nil
    }
  }

  final class HandlesSomethingElse: PlainServiceHost {
    override func handle(_ notification: UserInfo) {
      application.handleNotification(Sighting(title: "A title that nobody sent"))
    }
  }

  final class HandlesWhatItRemembers: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      register()
      if let notification = options.remoteNotification {
        handle(notification)
      } else if application.storage["wasLaunched"] != nil {
        application.handleNotification()
      }
      application.storage["wasLaunched"] = true
    }
  }

  final class HandlesFirst: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      if let notification = options.remoteNotification { handle(notification) }
      register()
    }
  }

  final class RegistersWhenActive: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      if let notification = options.remoteNotification { handle(notification) }
    }
    override func didBecomeActive() {
      register()
      super.didBecomeActive()
    }
  }

  final class BuildsFirst: PlainServiceHost {
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      application.buildInterface()
      return super.didFinishLaunching(with: options)
    }
  }
}
