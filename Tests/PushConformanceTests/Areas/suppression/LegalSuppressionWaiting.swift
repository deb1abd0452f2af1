import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that wait for suppressors in ways of their own.
enum LegalSuppressionWaiting {
  static let rows = [
    LegalResponses.showing(WaitingResponder.self),
    LegalResponses.showing(SuppressesInDoubt.self),
    LegalResponses.showing(WaitsLonger.self),
    LegalResponses.showing(HoldsWhomItAsks.self),
  ]

  /// Keeps away what nobody has decided about.
  final class SuppressesInDoubt: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressesInDoubt: true) }
  }

  /// Has more patience.
  final class WaitsLonger: WaitingResponder {
    override class var policies: Policies {
      Policies(work: .mainActor, suppressionLimit: .seconds(8))
    }
  }

  /// Keeps a suppressor alive until it has answered.
  final class HoldsWhomItAsks: WaitingResponder {
    override func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
      Task { @MainActor in
        heed(await suppressor.handle.decide(on: receipt.sighting), for: decision)
      }
    }
  }
}
