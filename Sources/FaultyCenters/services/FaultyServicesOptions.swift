import Foundation
import PushConformance

/// Faults of delegates whose app declares that a delegate accepts a URL only if all services accept the URL.
enum FaultyServicesOptions: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(StopsAtTheFirstNo.self), fault(TakesURLsThatOneTakes.self),
    fault(DeclinesURLIfOneServiceLacksCallback.self),
  ]

  /// Accepts a URL if at least one service accepts the URL.
  final class TakesURLsThatOneTakes: PlainServiceHost {
    override class var policies: Policies {
      Policies(os: .iOS8, registers: .atLaunch, urlResult: .all)
    }
  }

  /// Declines a URL if a service does not implement the callback, even if all services with the callback accept it.
  final class DeclinesURLIfOneServiceLacksCallback: PlainServiceHost {
    override class var policies: Policies {
      Policies(os: .iOS8, registers: .atLaunch, urlResult: .all)
    }
    override func urlAnswer(_ answers: [Bool]) -> Bool {
      answers.count == services.count && !answers.isEmpty
        && answers.allSatisfy { $0 }
    }
  }

  /// Passes a URL on to no further service after a service has refused the URL.
  final class StopsAtTheFirstNo: PlainServiceHost {
    override class var policies: Policies {
      Policies(os: .iOS8, registers: .atLaunch, urlResult: .all)
    }
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
