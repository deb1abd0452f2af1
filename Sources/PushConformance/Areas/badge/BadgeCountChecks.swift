import PushSimulation

enum BadgeCountChecks {
  static let checks: [Check] = [
    .wholeRun("badge.unread-messages-are-counted") { run, judge in
      var count = BadgeCount()
      run.forEachTurn { turn in
        let before = turn.numberBefore
        if let message = count.newMessage(in: turn), before == count.lastNumber ?? 0,
          run.isAllowedToShow(at: turn.turn.step)
        {
          judge.expect(turn.turn.badge == before + 1, in: turn) {
            "a badge of \(before + 1), not \(turn.turn.badge): \(turn.name(message)) is unread, too"
          }
        }
        count.follow(turn)
      }
    },

    .wholeRun("badge.read-messages-are-not-counted") { run, judge in
      var count = BadgeCount()
      run.forEachTurn { turn in
        let before = turn.numberBeforeStep
        defer { count.follow(turn) }
        guard turn.isEndOfStep, !turn.stepBringsANotification,
          run.isAllowedToShow(at: turn.turn.step)
        else { return }
        let opened = turn.openedInStep
        // A push that names a badge number might have changed the number on the icon.
        guard opened != nil || turn.comesToTheForeground, before == count.lastNumber, before > 0
        else { return }
        if let opened, count.counted.contains(opened), !turn.waitsForScreens(opened),
          !turn.mayStayUnopened(opened)
        {
          judge.expect(turn.turn.badge < before, in: turn) {
            "a badge below \(before), not \(turn.turn.badge): the user has opened \(turn.name(opened))"
          }
        } else {
          judge.expect(turn.turn.badge <= before, in: turn) {
            "a badge of at most \(before), not \(turn.turn.badge): no new notification has arrived"
          }
        }
      }
    },
  ]
}

private struct BadgeCount {
  private(set) var lastNumber: Int?
  /// The messages that the process has counted, and that the user has certainly not read since.
  private(set) var counted: Set<NotificationID> = []
  private var number = 0
  /// The message ids of all pushes so far; another push with one of these ids can be an update.
  private var known: Set<String> = []

  func newMessage(in turn: TurnView) -> NotificationID? {
    guard let message = turn.received, turn.state == .background, turn.report == .news,
      !turn.isReentered
    else { return nil }
    let facts = turn.facts(message)
    if let name = facts.messageID, known.contains(name) { return nil }
    return facts.isDisplayable && !facts.isSilent && facts.badge == nil ? message : nil
  }

  mutating func follow(_ turn: TurnView) {
    let before = turn.numberBefore
    if turn.stimulus.startsProcess { (lastNumber, counted) = (nil, []) }
    // The kit cannot see which messages the user has read in the app.
    if before < number { counted = [] }
    number = turn.turn.badge
    if let message = newMessage(in: turn), number > before { counted.insert(message) }
    if let name = turn.broughtPush.flatMap({ turn.facts($0).messageID }) { known.insert(name) }
    let opened = turn.openedInStep
    if number < before, number != before - 1 || opened.map(counted.contains) != true {
      counted = []
    }
    if let opened, turn.isEndOfStep { counted.remove(opened) }
    lastNumber = turn.numbersSet.last ?? lastNumber
  }
}

extension TurnView {
  func number(before index: Int) -> Int { index > 0 ? run.timeline.turns[index - 1].badge : 0 }

  var numberBeforeStep: Int { number(before: turnsOfStep.lowerBound) }

  fileprivate var numberBefore: Int { number(before: callbacks.lowerBound) }

  fileprivate var openedInStep: NotificationID? {
    turnsOfStep.lazy.compactMap { TurnView(run: run, index: $0).opened }.first
  }

  fileprivate var stepBringsANotification: Bool {
    turnsOfStep.contains { run.digest.received[$0] != nil }
  }
}
