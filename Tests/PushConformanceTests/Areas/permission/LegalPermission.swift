import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that ask for permission in ways of their own.
enum LegalPermission {
  static let rows = [
    row(PlainRegistrar.self),
    row(AsksBeforeItRegisters.self),
    row(AsksOnceForAll.self),
    row(SaysYesOrNo.self),
    row(AsksOnTrial.self).hiding("permission.overlapping-requests-are-all-answered"),
    row(AwaitsTheUser.self),
    row(AsksOnlyTheUndecided.self),
    row(ReadsWhenAsked.self),
    row(KnowsNothingOfAuthorization.self),
  ]

  private static func row<Center: PlainRegistrar>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(
      type,
      roles: [.registering, .lifecycleObserving, .permissionAsking, .permissionReporting]
    )
  }

  /// Registers when the user has answered, whatever that is.
  final class AsksBeforeItRegisters: PlainRegistrar {
    override func registerForRemoteNotifications() {
      application.requestAuthorization(options: Self.policies.notificationTypes) {
        [weak self] _ in self?.application.registerForRemoteNotifications()
      }
    }
  }

  /// Asks the system once, and answers all that have asked meanwhile.
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

  /// Asks for what the system grants without asking.
  final class AsksOnTrial: PlainRegistrar {
    override class var policies: Policies {
      Policies(notificationTypes: [.alert, .badge, .sound, .provisional])
    }
  }

  /// Awaits what the user says.
  final class AwaitsTheUser: PlainRegistrar {
    override class var policies: Policies { Policies(work: .mainActor) }
    override func requestPermission(completion: PermissionCompletion) {
      Task { [self] in
        do {
          let isGranted = try await application.requestAuthorization(
            options: Self.policies.notificationTypes
          )
          userAnswered(isGranted, to: completion)
        } catch {
          // The process ends, and nobody is there to be answered.
        }
      }
    }
  }

  final class AsksOnlyTheUndecided: PlainRegistrar {
    override func requestPermission(completion: PermissionCompletion) {
      guard application.authorizationStatus == .notDetermined else {
        return completion(application.authorizationStatus)
      }
      super.requestPermission(completion: completion)
    }
  }

  /// Keeps no status at all.
  final class ReadsWhenAsked: PlainRegistrar {
    override func readStatus() {}
    override func permissionStatus() -> AuthorizationStatus? { application.authorizationStatus }
  }

  /// Leaves the question to whoever wants it asked.
  final class KnowsNothingOfAuthorization: PlainRegistrar {
    override func registerForRemoteNotifications() {
      application.registerForRemoteNotifications()
    }
  }
}
