import PushSimulation

/// The part of the screen where an app shows its toasts, as a run shows it to a center that has one
/// at a time.
///
/// Where it is free, and nobody waits for it, a toast has to come at once. Elsewhere it has its time:
/// a queue may take a breath between two toasts, and ask its suppressors when the turn comes.
struct Screen {
  private var shown = 0
  private var waiting: Set<NotificationID> = []

  private var isFree: Bool { shown <= 0 && waiting.isEmpty }

  /// Whether the screen is free before each turn; nothing for centers that show each toast at once.
  static func freeTurns(of run: Run) -> [Bool] {
    guard run.policies.presents != .each else { return [] }
    var screen = Screen()
    return run.timeline.turns.indices.map { index in
      defer { screen.follow(TurnView(run: run, index: index)) }
      return screen.isFree
    }
  }

  private mutating func follow(_ turn: TurnView) {
    switch turn.stimulus {
    // An inert toast is tapped away without the center's hearing of it, so that one still counts.
    case .toastExpired, .toastActivated: shown -= 1
    case .lifecycle(.willFinishLaunching): self = Screen()
    default: break
    }
    if let notification = turn.toastAtStake { waiting.insert(notification) }
    for effect in turn.effects {
      switch effect {
      case .presentedToast(let sighting):
        shown += 1
        // A toast of no notification in particular speaks for all of them.
        guard let notification = turn.run.timeline.notification(of: sighting) else {
          waiting = []
          continue
        }
        waiting.remove(notification)
      case .askedSuppressor(_, let sighting, answer: true):
        if let notification = turn.run.timeline.notification(of: sighting) {
          waiting.remove(notification)
        }
      default: break
      }
    }
    // One toast speaks for all that came while it was there.
    if turn.run.policies.presents == .coalesced, shown <= 0 { waiting = [] }
  }
}

extension TurnView {
  /// Whether the center has to decide about a toast now, and not when an earlier one has gone.
  var decidesAtOnce: Bool {
    run.freeScreens.isEmpty || run.freeScreens[index]
  }
}
