/// A search for the simplest situations that contain all violated occasions and no satisfied occasion.
struct SituationSearch {
  /// The smallest number of violated occasions that a situation has to explain.
  static let fewest = 3
  /// The largest number of conditions that the search combines in pairs; more conditions would take too long.
  private static let mostCombined = 150

  private static let mostSituations = 2

  private let occasions: Occasions
  private var violated: NumberSet
  private let satisfied: NumberSet

  init(_ sides: Sides, of occasions: Occasions) {
    (self.occasions, violated, satisfied) = (occasions, sides.violated, sides.satisfied)
  }

  private struct Candidate {
    let condition: Situation.Condition
    let violated: NumberSet
    let satisfied: NumberSet
    let explained: Int
  }

  private struct Best {
    let situation: Situation
    let explained: Int

    func isBetter(than other: Best) -> Bool {
      if explained != other.explained { return explained > other.explained }
      if situation.cost != other.situation.cost { return situation.cost < other.situation.cost }
      return situation.text < other.situation.text
    }
  }

  /// Returns one or two situations that together explain all violated occasions; empty if the search finds none.
  func simplest() -> [Situation] {
    var (search, found) = (self, [Situation]())
    while !search.violated.isEmpty {
      guard found.count < Self.mostSituations, let next = search.best() else { return [] }
      found.append(next)
      let rest = Sides(violated: search.violated, satisfied: satisfied)
      search.violated = occasions.sides(rest, outside: [next]).violated
    }
    return found
  }

  /// Returns the simplest situation among those that explain the most violated occasions; nil if none explains enough.
  private func best() -> Situation? {
    guard violated.count >= Self.fewest else { return nil }
    if satisfied.isEmpty { return Situation([]) }
    var best: Best?
    func offer(_ conditions: [Situation.Condition], explaining explained: Int) {
      let offered = Best(situation: Situation(conditions), explained: explained)
      if best.map(offered.isBetter) ?? true { best = offered }
    }
    let candidates = candidates
    for candidate in candidates where candidate.satisfied.isEmpty {
      offer([candidate.condition], explaining: candidate.explained)
    }
    if best?.explained == violated.count { return best?.situation }
    let parts = candidates.filter { !$0.satisfied.isEmpty }.prefix(Self.mostCombined)
    for (index, one) in parts.enumerated() {
      // A pair explains no more occasions than either condition alone. So the remaining pairs cannot explain more than
      // `best`.
      if let best, best.explained > one.explained { break }
      for other in parts.dropFirst(index + 1) where !one.satisfied.meets(other.satisfied) {
        let explained = one.violated.countOfCommon(with: other.violated)
        guard explained >= Self.fewest else { continue }
        offer([one.condition, other.condition], explaining: explained)
      }
    }
    return best?.situation
  }

  /// The conditions that hold on enough violated occasions, but not on all satisfied occasions; the best comes first.
  private var candidates: [Candidate] {
    var candidates: [Candidate] = []
    let all = satisfied.count
    for feature in occasions.holders.keys {
      for holds in [true, false] {
        let condition = Situation.Condition(feature: feature, holds: holds)
        guard !occasions.restatements.contains(condition) else { continue }
        let explained = occasions.numbers(violated, where: condition)
        let count = explained.count
        guard count >= Self.fewest else { continue }
        let wrong = occasions.numbers(satisfied, where: condition)
        guard wrong.count < all else { continue }
        candidates.append(
          Candidate(condition: condition, violated: explained, satisfied: wrong, explained: count)
        )
      }
    }
    return candidates.sorted { one, other in
      (other.explained, one.condition.cost, one.condition.clause)
        < (one.explained, other.condition.cost, other.condition.clause)
    }
  }
}
