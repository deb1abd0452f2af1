import PushSimulation

/// The turns and effects of one look at a run, found once for all requirements.
struct TurnSpan: Sendable {
  /// The turn, or the two turns of one arrival.
  let turns: ClosedRange<Int>
  /// The effects of the turn, or of both.
  let effects: Range<Int>
  /// The kinds of stimuli and effects in these turns.
  let kinds: EventKinds
  /// Whether the device is to be notified of the receipt in these turns, see ``AccountFacts``.
  var isWanted = true

  /// The looks at a run, in their order.
  ///
  /// - Parameters:
  ///   - timeline: The turns.
  ///   - isBlind: Whether every look counts as one of every kind, so that all checks look at it.
  /// - Returns: The looks.
  static func all(of timeline: Timeline, ignoringKinds isBlind: Bool) -> [TurnSpan] {
    var spans: [TurnSpan] = []
    spans.reserveCapacity(timeline.turns.count)
    var index = 0
    while index < timeline.turns.count {
      let last = timeline.hasSecondCallback(index) ? index + 1 : index
      let effects =
        timeline.turns[index].effects.lowerBound..<timeline.turns[last].effects.upperBound
      let kinds =
        isBlind ? .all : EventKinds.of(timeline.turns[index...last], timeline.effects[effects])
      spans.append(TurnSpan(turns: index...last, effects: effects, kinds: kinds))
      index = last + 1
    }
    return spans
  }
}

extension Timeline {
  /// Whether the next turn is another callback of the same arrival.
  ///
  /// A notification that says something to the user and has `content-available` as well reaches an
  /// app in the foreground by two callbacks. In which of them a center does its work is its own
  /// choice, so the two are judged as one receipt.
  fileprivate func hasSecondCallback(_ index: Int) -> Bool {
    guard case .notification(.willPresent(let notification)) = turns[index].stimulus,
      index + 1 < turns.count
    else { return false }
    return turns[index + 1].stimulus == .notification(.didReceiveToFetch(notification))
      && turns[index + 1].step == turns[index].step
  }
}
