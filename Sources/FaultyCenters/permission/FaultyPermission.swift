import PushConformance

enum FaultyPermission: FaultGroup {
  static let roles: Set<Role>? = [
    .registering, .lifecycleObserving, .permissionAsking, .permissionReporting,
  ]

  static let rows = faults([
    HangsAtARefusal.self, HangsAtALaterStatus.self, HangsWhenDecided.self, AnswersTwice.self,
    KeepsTheLatestHandler.self, TurnsTheSecondAway.self, TreatsProvisionalAsDenied.self,
    TakesRefusalsForUndecided.self, AnswersForTheUser.self, AsksOnceInItsLife.self,
    RegistersAfterAGrant.self, UploadsWithPermissionAlone.self, ReadsTheStatusOnce.self,
    KnowsOnlyItsOwnQuestion.self,
  ])

  final class HangsAtARefusal: PlainRegistrar {
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      if isGranted || application.authorizationStatus == .unknown {
        super.userAnswered(isGranted, to: completion)
      }
    }
  }

  final class HangsAtALaterStatus: PlainRegistrar {
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      switch application.authorizationStatus {
      case .unknown: readStatus()
      default: super.userAnswered(isGranted, to: completion)
      }
    }
  }

  final class HangsWhenDecided: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      if application.authorizationStatus == .notDetermined {
        super.requestPermission(completion: completion)
      }
    }
  }

  final class AnswersTwice: PlainRegistrar {
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      super.userAnswered(isGranted, to: completion)
      completion(isGranted)
    }
  }

  final class KeepsTheLatestHandler: PlainRegistrar {
    private var handler: PermissionCompletion?
    override func requestPermission(completion: PermissionCompletion) {
      handler = completion
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] isGranted in
        guard let self, let handler else { return }
        self.handler = nil
        userAnswered(isGranted, to: handler)
      }
    }
  }

  final class TurnsTheSecondAway: PlainRegistrar {
    private var isAsking = false
    override func requestPermission(completion: PermissionCompletion) {
      guard !isAsking else { return }
      isAsking = true
      super.requestPermission(completion: completion)
    }
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      isAsking = false
      super.userAnswered(isGranted, to: completion)
    }
  }

  final class TreatsProvisionalAsDenied: PlainRegistrar {
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      readStatus()
      completion(application.authorizationStatus == .authorized)
    }
  }

  /// If the user refuses permission, answers with the status from before the request, as if the user had not decided.
  final class TakesRefusalsForUndecided: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      let status = application.authorizationStatus
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] isGranted in
        self?.readStatus()
        completion(isGranted ? .authorized : status)
      }
    }
  }

  final class AnswersForTheUser: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      completion(application.authorizationStatus)
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] _ in self?.readStatus()
      }
    }
  }

  /// Never asks the user a second time, even if the process ended before the user answered.
  final class AsksOnceInItsLife: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      guard application.storage["hasAsked"] == nil else {
        return completion(application.authorizationStatus)
      }
      if application.authorizationStatus == .notDetermined, !isShared {
        application.storage["hasAsked"] = .bool(true)
      }
      isShared = true
      super.requestPermission(completion: completion)
    }
    private var isShared = false
  }

  /// Registers only after the user has granted permission, as most tutorials show.
  final class RegistersAfterAGrant: PlainRegistrar {
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] isGranted in
        if isGranted { self?.application.registerForRemoteNotifications() }
      }
    }
  }

  final class UploadsWithPermissionAlone: PlainRegistrar {
    override func register() { if application.authorizationStatus.isGrant { super.register() } }
  }

  final class ReadsTheStatusOnce: PlainRegistrar {
    override func readStatus() { if status == nil { super.readStatus() } }
  }

  /// Reads the permission status only after its own requests, and not when the app becomes active.
  final class KnowsOnlyItsOwnQuestion: PlainRegistrar {
    override func didBecomeActive() {}
  }
}
