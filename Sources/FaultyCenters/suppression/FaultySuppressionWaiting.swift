import PushConformance

enum FaultySuppressionWaiting: FaultGroup {
  static let rows = faults([
    DoesNotWait.self, TakesTheFirstAnswer.self, WaitsForEver.self, SuppressesTheUndecided.self,
    ShowsAfterAll.self, KeepsWhomItAsked.self,
  ])

  final class DoesNotWait: WaitingResponder {
    override class var app: PushApp { super.app.presents(.each) }

    override func wait(for decision: Decision) { decision.end(false) }
  }

  final class TakesTheFirstAnswer: WaitingResponder {
    override func heed(_ isSuppressed: Bool, for decision: Decision) { decision.end(isSuppressed) }
  }

  final class WaitsForEver: WaitingResponder {
    override func wait(for decision: Decision) {}
  }

  /// Suppresses a notification if no suppressor answers in time, although its app does not declare this.
  final class SuppressesTheUndecided: WaitingResponder {
    override class var app: PushApp { super.app.presents(.each) }

    override func wait(for decision: Decision) { application.later(limit) { decision.end(true) } }
  }

  /// Shows an additional toast when a suppressor permits the notification too late.
  ///
  /// The center counts the time limit from the beginning of the scenario. So an answer can be too late although the
  /// time since the question is shorter than the limit.
  final class ShowsAfterAll: WaitingResponder {
    override class var app: PushApp { super.app.presents(.each) }

    override func heed(_ isSuppressed: Bool, for decision: Decision) {
      let isLate = application.clock.now.offset >= limit
      super.heed(isSuppressed, for: decision)
      if isLate, !isSuppressed { application.presentToast() }
    }
  }

  final class KeepsWhomItAsked: WaitingResponder {
    private var kept: [Suppressor] = []

    override func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
      kept.append(suppressor)
      super.ask(suppressor, about: receipt, for: decision)
    }
  }
}
