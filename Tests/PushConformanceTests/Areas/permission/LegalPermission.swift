import PushConformance

@testable import FaultyCenters

/// Correct centers that ask for permission in unusual ways.
enum LegalPermission {
  static let rows = SubjectRow.rows(
    [
      PlainRegistrar.self, AsksBeforeItRegisters.self, AsksOnceForAll.self, SaysYesOrNo.self,
      AsksOnTrial.self, AsksOnlyTheUndecided.self, KnowsNothingOfAuthorization.self,
    ],
    on: [.registering, .lifecycleObserving, .permissionAsking, .permissionReporting]
  )

  final class AsksBeforeItRegisters: PlainRegistrar {
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] _ in self?.application.registerForRemoteNotifications()
      }
    }
  }

  /// Asks the system once, and passes the answer to all requests that were made until then.
  final class AsksOnceForAll: PlainRegistrar {
    private var waiting: [PermissionCompletion] = []
    override func requestPermission(completion: PermissionCompletion) {
      waiting.append(completion)
      guard waiting.count == 1 else { return }
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] isGranted in
        guard let self else { return }
        let answered = waiting
        waiting = []
        for completion in answered { userAnswered(isGranted, to: completion) }
      }
    }
  }

  final class SaysYesOrNo: PlainRegistrar {
    override func userAnswered(_ isGranted: Bool, to completion: PermissionCompletion) {
      readStatus()
      completion(isGranted)
    }
  }

  /// Asks for provisional authorization, which the system grants without a prompt.
  final class AsksOnTrial: PlainRegistrar {
    override class var policies: Policies {
      Policies(notificationTypes: [.alert, .badge, .sound, .provisional])
    }
  }

  final class AsksOnlyTheUndecided: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      guard application.authorizationStatus == .notDetermined
      else { return completion(application.authorizationStatus) }
      super.requestPermission(completion: completion)
    }
  }

  final class KnowsNothingOfAuthorization: PlainRegistrar {
    override func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
  }
}
