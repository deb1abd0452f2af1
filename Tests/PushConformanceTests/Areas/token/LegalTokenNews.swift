import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that tell others of their token in ways of their own.
enum LegalTokenNews {
  static let rows = [
    row(PlainTokenTeller.self),
    row(TellsWhatTheServerHasTaken.self),
    row(TellsOfWhatItHasKept.self),
    row(TellsOfRepetitions.self),
    row(TellsInCapitals.self),
    row(HasOneListener.self),
    row(KeepsListenersUntilTheyLeave.self),
    row(TellsInTasks.self),
    row(ForgetsTheTokenAtAFailure.self),
  ]

  private static func row<Center: TokenBroadcastingCenter>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(type, roles: [.registering, .tokenBroadcasting])
  }

  /// A token is none before the server has it, as with a provider that has tokens of its own.
  class TellsWhatTheServerHasTaken: PlainTokenTeller {
    override func announce(_ token: DeviceToken) {}
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result, token == lastToken, token != self.token else { return }
      super.announce(token)
    }
  }

  /// Goes by the token of the process before until there is another one.
  final class TellsOfWhatItHasKept: PlainTokenTeller {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      token = application.storage["token"]?.string.flatMap(DeviceToken.init(hexadecimal:))
    }
    override func announce(_ token: DeviceToken) {
      application.storage["token"] = .string(token.hexadecimal)
      if token != self.token { super.announce(token) }
    }
  }

  /// Tells of a token as often as the system does.
  final class TellsOfRepetitions: PlainTokenTeller {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let isNew = isNew(deviceToken)
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      if !isNew, !deviceToken.bytes.isEmpty { announce(deviceToken) }
    }
  }

  final class TellsInCapitals: PlainTokenTeller {
    override func tell(_ observer: Observer, _ token: DeviceToken) {
      observer.handle.didRegister(deviceToken: token.hexadecimal.uppercased())
    }
  }

  /// Has a delegate, as Firebase Cloud Messaging has.
  final class HasOneListener: PlainTokenTeller {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .single)
    }
    override func addObserver(_ observer: Observer) {
      if !observers.alive.contains(where: { $0 === observer }) { observers.removeAll() }
      super.addObserver(observer)
    }
  }

  final class KeepsListenersUntilTheyLeave: PlainTokenTeller {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }
    private var owned: [Observer] = []
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      owned.append(observer)
    }
    override func removeObserver(_ observer: Observer) {
      super.removeObserver(observer)
      owned.removeAll { $0 === observer }
    }
  }

  /// Tells everybody in the next turn of the main actor.
  final class TellsInTasks: PlainTokenTeller {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, work: .mainActor)
    }
    override func tell(_ observer: Observer, _ token: DeviceToken) {
      Task { @MainActor [weak observer] in
        observer?.handle.didRegister(deviceToken: token.hexadecimal)
      }
    }
  }

  /// Has no token to tell of while the system says that there is none.
  final class ForgetsTheTokenAtAFailure: PlainTokenTeller {
    override func didFailToRegisterForRemoteNotifications(error: any Error) {
      token = nil
    }
  }
}
