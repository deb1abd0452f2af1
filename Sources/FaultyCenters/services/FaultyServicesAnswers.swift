import Foundation
import PushConformance

/// Faults in the answers of a delegate with services, and in the choice of services to ask.
enum FaultyServicesAnswers: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TakesNobodyForEverybody.self), fault(TakesEveryURL.self),
    fault(HandlesTokensOfNobody.self), fault(TakesNoURL.self), fault(AnswersURLsAsTheLast.self),
    fault(StopsAtTheTaker.self), fault(StopsAtTheRefusal.self),
    fault(StopsTheLaunchAtARefusal.self), fault(RefusesTheLaunch.self),
    fault(AnswersTheLaunchAsTheLast.self), fault(LaunchesIfTheLastAgrees.self),
    fault(LaunchesIfAllAgree.self),
  ]

  /// Returns true for a URL if it asked no service about the URL.
  final class TakesNobodyForEverybody: PlainServiceHost {
    override func urlAnswer(_ answers: [Bool]) -> Bool {
      answers.isEmpty || super.urlAnswer(answers)
    }
  }

  /// Returns true for every URL, even if no service takes the URL.
  final class TakesEveryURL: PlainServiceHost {
    override func urlAnswer(_ answers: [Bool]) -> Bool { true }
  }

  /// Calls the handler of notifications when an app without services gets a token.
  final class HandlesTokensOfNobody: PlainServiceHost {
    override func pass(_ call: ServiceCall) -> [Bool] {
      if services.isEmpty, call.callback == .didRegister { application.handleNotification() }
      return super.pass(call)
    }
  }

  /// Returns false for every URL, even if a service takes the URL.
  final class TakesNoURL: PlainServiceHost {
    override func urlAnswer(_ answers: [Bool]) -> Bool { false }
  }

  /// Returns the last service's answer to a URL, even if an earlier service has taken the URL.
  final class AnswersURLsAsTheLast: PlainServiceHost {
    override func urlAnswer(_ answers: [Bool]) -> Bool { answers.last ?? false }
  }

  /// Passes a URL on to no further service after a service has taken the URL.
  final class StopsAtTheTaker: PlainServiceHost {
    override func open(_ url: URL, sourceApplication: String?) -> Bool {
      hearers(of: .openURL).contains {
        $0.hear(.openURL(url.absoluteString, sourceApplication: sourceApplication))
      }
    }
  }

  /// Passes a URL on to no further service after a service has declined the URL.
  final class StopsAtTheRefusal: PlainServiceHost {
    override func open(_ url: URL, sourceApplication: String?) -> Bool {
      let asked = hearers(of: .openURL)
      return !asked.isEmpty
        && asked.allSatisfy {
          $0.hear(.openURL(url.absoluteString, sourceApplication: sourceApplication))
        }
    }
  }

  /// Passes a launch on to no further service after a service has answered false.
  final class StopsTheLaunchAtARefusal: PlainServiceHost {
    override func pass(_ call: ServiceCall) -> [Bool] {
      guard call.callback == .didFinishLaunching else { return super.pass(call) }
      return [hearers(of: call.callback).allSatisfy { $0.hear(call) }]
    }
  }

  /// Returns false from `application(_:didFinishLaunchingWithOptions:)`, whatever the services answer.
  final class RefusesTheLaunch: PlainServiceHost {
    override func launchAnswer(_ answers: [Bool]) -> Bool { false }
  }

  /// Returns the last service's answer to the launch instead of true.
  final class AnswersTheLaunchAsTheLast: PlainServiceHost {
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.last ?? true }
  }

  /// Returns the last service's answer to the launch, although its app declares that one agreeing service is enough.
  class LaunchesIfTheLastAgrees: PlainServiceHost {
    override class var policies: Policies {
      Policies(os: .iOS8, registers: .atLaunch, launchResult: .any)
    }
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.last ?? true }
  }

  /// Returns true for the launch only if all services do, although its app declares that one agreeing service is
  /// enough.
  final class LaunchesIfAllAgree: LaunchesIfTheLastAgrees {
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.allSatisfy { $0 } }
  }
}
