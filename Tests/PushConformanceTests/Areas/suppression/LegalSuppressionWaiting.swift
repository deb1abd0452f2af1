import PushConformance

@testable import FaultyCenters

/// Correct centers that wait for suppressors in unusual ways.
enum LegalSuppressionWaiting {
  static let rows = SubjectRow.rows([
    WaitingResponder.self, SuppressesInDoubt.self, WaitsLonger.self, HoldsWhomItAsks.self,
    AsksOneAfterAnother.self, AsksTheQuickLast.self, WaitsWithoutLimit.self,
  ])

  final class SuppressesInDoubt: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressesInDoubt: true) }
  }

  final class WaitsLonger: WaitingResponder {
    override class var policies: Policies { super.policies.with(\.suppressionLimit, .seconds(8)) }
  }

  /// Retains a suppressor until it has answered.
  final class HoldsWhomItAsks: WaitingResponder {
    override func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
      Task { @MainActor in
        heed(await suppressor.handle.decide(on: receipt.sighting), for: decision)
      }
    }
  }

  final class AsksOneAfterAnother: WaitingResponder {
    private var waiting: [(Decision, [Suppressor], Receipt)] = []
    override func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
      if let index = waiting.firstIndex(where: { $0.0 === decision }) {
        waiting[index].1.append(suppressor)
      } else {
        waiting.append((decision, [], receipt))
        super.ask(suppressor, about: receipt, for: decision)
      }
    }
    override func heed(_ isSuppressed: Bool, for decision: Decision) {
      super.heed(isSuppressed, for: decision)
      guard let index = waiting.firstIndex(where: { $0.0 === decision }) else { return }
      guard !isSuppressed, !waiting[index].1.isEmpty else {
        waiting.remove(at: index)
        return
      }
      let next = waiting[index].1.removeFirst()
      super.ask(next, about: waiting[index].2, for: decision)
    }
  }

  /// Asks the suppressors that answer at once only when all others have answered no, or when time is up.
  final class AsksTheQuickLast: WaitingResponder {
    private var open: [(decision: Decision, receipt: Receipt)] = []
    private var isDecisive = false
    override func isRefusedAtOnce(_ receipt: Receipt) -> Bool {
      (isDecisive || !suppressors.alive.contains { $0.handle.takesTime })
        && super.isRefusedAtOnce(receipt)
    }
    override func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
      open.append((decision, receipt))
      super.ask(suppressor, about: receipt, for: decision)
    }
    override func heed(_ isSuppressed: Bool, for decision: Decision) {
      super.heed(isSuppressed || decision.open == 1 && isRefusedInTheEnd(decision), for: decision)
    }
    override func wait(for decision: Decision) {
      application.later(limit) { [weak self] in
        decision.end(self?.isRefusedInTheEnd(decision) ?? false)
      }
    }
    /// Returns whether a suppressor that answers at once suppresses the notification of an open decision.
    private func isRefusedInTheEnd(_ decision: Decision) -> Bool {
      guard let receipt = open.first(where: { $0.decision === decision })?.receipt
      else { return false }
      open.removeAll { $0.decision === decision }
      isDecisive = true
      defer { isDecisive = false }
      return isSuppressed(receipt)
    }
  }

  final class WaitsWithoutLimit: WaitingResponder {
    override class var policies: Policies { Policies(work: .mainActor, suppressionLimit: nil) }
    override func wait(for decision: Decision) {}
  }
}
