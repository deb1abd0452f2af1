import PushSimulation

/// Copies of a run in which one effect is removed or added, to find out which effect violates a requirement.
extension Run {
  /// An effect that a center might have left out.
  struct LikelyEffect {
    var effect: Effect
    var sighting: ResolvedSighting?
  }

  func removingEffect(at place: Int) -> Run {
    var timeline = timeline
    timeline.effects.remove(at: place)
    for index in timeline.turns.indices {
      let range = timeline.turns[index].effects
      let lower = range.lowerBound > place ? range.lowerBound - 1 : range.lowerBound
      let upper = range.upperBound > place ? range.upperBound - 1 : range.upperBound
      timeline.turns[index].effects = lower..<upper
    }
    return Run(of: self, with: timeline)
  }

  func adding(_ addition: LikelyEffect, toTurn turn: Int) -> Run {
    var timeline = timeline
    if let sighting = addition.sighting { timeline.sightings.append(sighting) }
    timeline.effects.insert(addition.effect, at: timeline.turns[turn].effects.upperBound)
    for index in timeline.turns.indices where index >= turn {
      let range = timeline.turns[index].effects
      let lower = index == turn ? range.lowerBound : range.lowerBound + 1
      timeline.turns[index].effects = lower..<(range.upperBound + 1)
    }
    return Run(of: self, with: timeline)
  }
}
