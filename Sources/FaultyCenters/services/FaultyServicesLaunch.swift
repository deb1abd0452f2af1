import PushConformance

/// Faults in the launch of a delegate with services, and in its push service.
enum FaultyServicesLaunch: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(IgnoresTheLaunchOptions.self), fault(HandlesItTwice.self),
    fault(HandlesItAgainWhenActive.self), fault(HandlesSomethingElse.self),
    fault(HandlesWhateverLaunchesIt.self), fault(HandlesWhatItRemembers.self),
    fault(HandlesFirst.self), fault(UnregistersFirst.self), fault(RegistersWhenActive.self),
    fault(BuildsFirst.self), fault(BuildsAfterTheFirstService.self), fault(RegistersTwice.self),
    fault(RegistersOnce.self), fault(RegistersNever.self),
  ]

  /// Does not handle the notification for which the app was launched.
  final class IgnoresTheLaunchOptions: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) { register() }
  }

  /// Calls the handler of notifications twice for the notification that launched the app.
  final class HandlesItTwice: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      super.servePushes(options)
      if let notification = options.remoteNotification { handle(notification) }
    }
  }

  /// Handles the notification of the launch at once, and again when the app becomes active.
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

  /// Gives the app's handler, in place of each notification, a notification that no server has sent.
  final class HandlesSomethingElse: PlainServiceHost {
    override func handle(_ notification: UserInfo) {
      application.handleNotification(Sighting(title: "A title that nobody sent"))
    }
  }

  /// At a launch without a notification, handles an empty notification.
  final class HandlesWhateverLaunchesIt: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      register()
      handle(options.remoteNotification ?? UserInfo(payload: [:]))
    }
  }

  /// Calls the handler of notifications at each launch after the first, even without a notification.
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

  /// Handles the notification of the launch before it registers.
  final class HandlesFirst: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      if let notification = options.remoteNotification { handle(notification) }
      register()
    }
  }

  /// Registers whenever the app becomes active, and not at the launch.
  final class RegistersWhenActive: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      if let notification = options.remoteNotification { handle(notification) }
    }
    override func didBecomeActive() {
      register()
      super.didBecomeActive()
    }
  }

  /// Ends its registration, handles the notification of the launch, and only then registers.
  final class UnregistersFirst: PlainServiceHost {
    override func servePushes(_ options: LaunchOptions) {
      application.unregisterForRemoteNotifications()
      if let notification = options.remoteNotification { handle(notification) }
      register()
    }
  }

  /// Builds the interface before it passes the launch on to services.
  final class BuildsFirst: PlainServiceHost {
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      application.buildInterface()
      return super.didFinishLaunching(with: options)
    }
  }

  /// Builds the interface after each service that gets the launch, so first before the second service gets it.
  final class BuildsAfterTheFirstService: PlainServiceHost {
    override func pass(_ call: ServiceCall) -> [Bool] {
      guard call.callback == .didFinishLaunching else { return super.pass(call) }
      return hearers(of: call.callback).map { service in
        defer { application.buildInterface() }
        return service.hear(call)
      }
    }
  }

  /// Registers for remote notifications twice at each launch.
  final class RegistersTwice: PlainServiceHost {
    override func register() {
      super.register()
      super.register()
    }
  }

  /// Registers at the first launch of the app only.
  final class RegistersOnce: PlainServiceHost {
    override func register() {
      guard application.storage["isRegistered"] == nil else { return }
      application.storage["isRegistered"] = true
      super.register()
    }
  }

  /// Never registers for remote notifications, so the app gets no token.
  final class RegistersNever: PlainServiceHost {
    override func register() {}
  }
}
