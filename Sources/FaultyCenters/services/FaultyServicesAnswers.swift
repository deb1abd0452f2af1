import Foundation
import PushConformance

/// Faults in the answers of a delegate with services, and in the choice of services to ask.
enum FaultyServicesAnswers: FaultGroup {
  typealias Changed = WrongServiceHost

  static let rows: [SubjectRow] = [
    fault("TakesNobodyForEverybody") {
      $0.urlAnswer.distort { answers, isTaken in isTaken = isTaken || answers.isEmpty }
    },
    fault("TakesEveryURL") { $0.urlAnswer.always(true) },
    fault("HandlesTokensOfNobody") {
      $0.pass.before { center, call in
        guard center.services.isEmpty, call.callback == .didRegister else { return }
        center.application.handleNotification()
      }
    },
    fault("TakesNoURL") { $0.urlAnswer.always(false) },
    fault("AnswersURLsAsTheLast") {
      $0.urlAnswer.replace { _, answers, _ in answers.last ?? false }
    },
    fault(StopsAtTheTaker.self),
    // Does not pass a URL on to the remaining services after a service has declined the URL.
    fault("StopsAtTheRefusal") {
      $0.open.replace { center, url, _ in
        let asked = center.hearers(of: .openURL)
        let call = ServiceCall.openURL(url.url.absoluteString, sourceApplication: url.source)
        return !asked.isEmpty && asked.allSatisfy { $0.hear(call) }
      }
    },
    fault("StopsTheLaunchAtARefusal") {
      $0.pass.replace { center, call, pass in
        guard call.callback == .didFinishLaunching else { return pass(call) }
        return [center.hearers(of: call.callback).allSatisfy { $0.hear(call) }]
      }
    },
    fault("RefusesTheLaunch") { $0.launchAnswer.always(false) },
    fault("AnswersTheLaunchAsTheLast") {
      $0.launchAnswer.replace { _, answers, _ in answers.last ?? true }
    },
    fault(LaunchesIfTheLastAgrees.self), fault(LaunchesIfAllAgree.self),
  ]

  /// Does not pass a URL on to the remaining services after a service has accepted the URL.
  final class StopsAtTheTaker: PlainServiceHost {
    override func open(_ url: URL, sourceApplication: String?) -> Bool {
      hearers(of: .openURL).contains {
        $0.hear(.openURL(url.absoluteString, sourceApplication: sourceApplication))
      }
    }
  }

  /// Returns the last service's answer to the launch, although its app declares that one agreeing service is enough.
  class LaunchesIfTheLastAgrees: PlainServiceHost {
    override class var policies: Policies { super.policies.with(\.launchResult, .any) }
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.last ?? true }
  }

  /// Returns true for the launch only if all services do, although the app declares that one true result is enough.
  final class LaunchesIfAllAgree: LaunchesIfTheLastAgrees {
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.allSatisfy { $0 } }
  }
}

/// Faults of delegates in an app that declares `.urlResult(.all)`: a URL is accepted only if all services accept it.
enum FaultyServicesOptions: FaultGroup {
  static let rows = faults([
    StopsAtTheFirstNo.self, TakesURLsThatOneTakes.self, DeclinesURLIfOneServiceLacksCallback.self,
  ])

  /// Accepts a URL if at least one service accepts the URL.
  class TakesURLsThatOneTakes: PlainServiceHost {
    override class var policies: Policies { super.policies.with(\.urlResult, .all) }
  }

  final class DeclinesURLIfOneServiceLacksCallback: TakesURLsThatOneTakes {
    override func urlAnswer(_ answers: [Bool]) -> Bool {
      answers.count == services.count && !answers.isEmpty
        && answers.allSatisfy { $0 }
    }
  }

  final class StopsAtTheFirstNo: TakesURLsThatOneTakes {
    override func open(_ url: URL, sourceApplication: String?) -> Bool {
      let asked = hearers(of: .openURL)
      return !asked.isEmpty
        && asked.allSatisfy {
          $0.hear(.openURL(url.absoluteString, sourceApplication: sourceApplication))
        }
    }
    override func urlAnswer(_ answers: [Bool]) -> Bool {
      !answers.isEmpty && answers.allSatisfy { $0 }
    }
  }
}
