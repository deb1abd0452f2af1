import PushConformance

/// Faults of centers whose app declares how the center holds suppressors, or how long the center waits for them.
enum FaultySuppressionOptions: FaultGroup {
  static let rows = faults([
    CancelsNothing.self, AsksForNothing.self, KeepsTheFirst.self, WaitsForTheCollector.self,
    TakesTheFirstNo.self, WaitsTooLong.self, ShowsInDoubt.self,
  ])

  final class CancelsNothing: ClosureCenter {
    override func removeSuppressor(_ suppressor: SuppressorSubscription) {}
  }

  final class AsksForNothing: DelegateCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
  }

  final class KeepsTheFirst: DelegateCenter {
    override func addSuppressor(_ suppressor: PlainCenter.Suppressor) {
      if delegate == nil { super.addSuppressor(suppressor) }
    }
  }

  /// Still asks a detached suppressor, until the suppressor is deallocated.
  final class WaitsForTheCollector: CollectingCenter {
    override func removeSuppressor(_ suppressor: Suppressor) {}
  }

  /// Lets the first answer decide, even a no, although its app declares that the center waits for all suppressors.
  final class TakesTheFirstNo: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressionLimit: nil) }
    override func wait(for decision: Decision) {}
    override func heed(_ isSuppressed: Bool, for decision: Decision) { decision.end(isSuppressed) }
  }

  final class WaitsTooLong: WaitingResponder {
    override class var app: PushApp { super.app.presents(.each) }

    override class var policies: Policies { super.policies.with(\.suppressionLimit, .seconds(8)) }
    override var limit: Duration { .seconds(9) }
  }

  final class ShowsInDoubt: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressesInDoubt: true) }
    override func wait(for decision: Decision) { application.later(limit) { decision.end(false) } }
  }
}
