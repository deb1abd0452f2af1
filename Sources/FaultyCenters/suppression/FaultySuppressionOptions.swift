import PushConformance
import PushSimulation

/// Faults of centers whose app declares how they hold suppressors, and how long they wait for them.
enum FaultySuppressionOptions {
  static let rows = [
    SubjectRow(
      CancelsNothing.self,
      "suppression.detached-suppressor-is-never-asked"
    ),
    SubjectRow(
      AsksForNothing.self,
      "suppression.any-yes-suppresses"
    ),
    SubjectRow(KeepsTheFirst.self, "suppression.newest-takes-the-place"),
    SubjectRow(
      WaitsForTheCollector.self,
      "suppression.attaching-twice-counts-once",
      "suppression.detached-suppressor-is-never-asked"
    ),
    SubjectRow(TakesTheFirstNo.self, "suppression.late-answer-decides"),
    SubjectRow(WaitsTooLong.self, "suppression.waiting-ends"),
    SubjectRow(ShowsInDoubt.self, "suppression.waiting-ends"),
  ]

  /// Keeps asking a suppressor after the suppressor was detached.
  final class CancelsNothing: ClosureCenter {
    override func removeSuppressor(_ suppressor: SuppressorSubscription) {}
  }

  /// Asks its delegate, and ignores the answer.
  final class AsksForNothing: DelegateCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
  }

  /// Keeps its first delegate when another one is set.
  final class KeepsTheFirst: DelegateCenter {
    override func addSuppressor(_ suppressor: PlainCenter.Suppressor) {
      if delegate == nil { super.addSuppressor(suppressor) }
    }
  }

  /// Asks a suppressor that was detached, until the suppressor is deallocated.
  final class WaitsForTheCollector: CollectingCenter {
    override func removeSuppressor(_ suppressor: Suppressor) {}
  }

  /// Shows the notification at the first no, although it declares to wait until all suppressors have answered.
  final class TakesTheFirstNo: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressionLimit: nil) }
    override func wait(for decision: Decision) {}
    override func heed(_ isSuppressed: Bool, for decision: Decision) {
      decision.end(isSuppressed)
    }
  }

  /// Waits nine seconds for suppressors, although it declares to wait eight seconds.
  final class WaitsTooLong: WaitingResponder {
    override class var policies: Policies {
      Policies(work: .mainActor, suppressionLimit: .seconds(8))
    }
    override var limit: Duration { .seconds(9) }
  }

  /// Shows a notification for which no answer comes in time, although it declares to suppress it.
  final class ShowsInDoubt: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressesInDoubt: true) }
    override func wait(for decision: Decision) {
      application.clock.schedule(after: limit) { MainActor.assumeIsolated { decision.end(false) } }
    }
  }
}
