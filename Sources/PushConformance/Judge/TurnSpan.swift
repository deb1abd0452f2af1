import PushSimulation

/// A turn of a run, or the two turns of one arrival in the foreground, which are judged together.
struct TurnSpan: Sendable {
  let turns: ClosedRange<Int>
  /// The indices, in the timeline, of the effects of these turns.
  let effects: Range<Int>
  let kinds: EventKinds
  /// False for a push that the device should not receive, or whose account the app might not be showing.
  var isWanted = true

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
  /// Returns whether the turn after `index` is the second callback of the same arrival.
  ///
  /// A center can do its work in either callback.
  fileprivate func hasSecondCallback(_ index: Int) -> Bool {
    guard case .notification(.willPresent(let notification)) = turns[index].stimulus,
      index + 1 < turns.count
    else { return false }
    return turns[index + 1].stimulus == .notification(.didReceiveToFetch(notification))
      && turns[index + 1].step == turns[index].step
  }
}
