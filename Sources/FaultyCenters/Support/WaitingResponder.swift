import PushConformance

/// A simple correct center that waits for suppressors which answer later.
class WaitingResponder: PlainResponder, AsynchronouslySuppressibleCenter {
  override class var policies: Policies { Policies(work: .mainActor) }

  /// The decision whether to show a notification, which depends on suppressors that have not all answered yet.
  @MainActor final class Decision {
    var open: Int
    private var decide: ((Bool) -> Void)?

    init(open: Int, decide: @escaping (Bool) -> Void) {
      self.open = open
      self.decide = decide
    }

    func end(_ isSuppressed: Bool) {
      decide?(isSuppressed)
      decide = nil
    }
  }

  var limit: Duration { Self.policies.suppressionLimit ?? .zero }

  override func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    let slow = suppressors.alive.filter(\.handle.takesTime)
    let receipt = read(notification.userInfo.payload)
    guard !slow.isEmpty, receipt.isDisplayable, application.applicationState == .active else {
      return super.willPresent(notification, completion: completion)
    }
    if !notification.userInfo.wakesApp { announce(receipt) }
    guard !isRefusedAtOnce(receipt) else { return completion([]) }
    let shown = optionsWithoutSuppression(of: receipt)
    let decision = Decision(open: slow.count) { completion($0 ? [] : shown) }
    for suppressor in slow { ask(suppressor, about: receipt, for: decision) }
    wait(for: decision)
  }

  func optionsWithoutSuppression(of receipt: Receipt) -> PresentationOptions { [.banner, .list] }

  override func isSuppressed(_ receipt: Receipt) -> Bool {
    application.applicationState == .active && isRefusedAtOnce(receipt)
  }

  func isRefusedAtOnce(_ receipt: Receipt) -> Bool {
    suppressors.alive.contains {
      !$0.handle.takesTime && $0.handle.shouldSuppress(receipt.sighting)
    }
  }

  func ask(_ suppressor: Suppressor, about receipt: Receipt, for decision: Decision) {
    Task { @MainActor [handle = suppressor.handle] in
      heed(await handle.decide(on: receipt.sighting), for: decision)
    }
  }

  func heed(_ isSuppressed: Bool, for decision: Decision) {
    decision.open -= 1
    if isSuppressed || decision.open == 0 { decision.end(isSuppressed) }
  }

  func wait(for decision: Decision) {
    application.later(limit) { decision.end(Self.policies.suppressesInDoubt) }
  }
}
