/// Lowers two choices by the same amount: a failure may need their difference, as between the time
/// of an event and a deadline.
struct LowerPairs: ShrinkSteps {
  private var walk = PairWalk()

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    walk.next(best.choices) { min($0.value, $1.value) }
      .map { first, second, amount in
        .setBoth(
          first,
          best.choices[first].value - amount,
          second,
          best.choices[second].value - amount
        )
      }
  }

  mutating func learn(_ isAccepted: Bool) {
    walk.learn(isAccepted)
  }
}

/// Lowers a choice and raises a later one by the same amount: a failure may need their sum, as of
/// two durations.
struct Redistribute: ShrinkSteps {
  private var walk = PairWalk()

  mutating func next(_ best: ChoiceRecord, end: Int?) -> ShrinkEdit? {
    walk.next(best.choices) { min($0.value, $1.maximum - $1.value) }
      .map { first, second, amount in
        .setBoth(
          first,
          best.choices[first].value - amount,
          second,
          best.choices[second].value + amount
        )
      }
  }

  mutating func learn(_ isAccepted: Bool) {
    walk.learn(isAccepted)
  }
}

/// Goes through the pairs of choices that stand near each other, with amounts to move for each.
private struct PairWalk: Sendable {
  private var first = 0
  private var distance = 1
  private var search: AmountSearch?

  /// How many of the choices that follow are tried: the work grows with the square.
  private static let reach = 12

  mutating func next(
    _ choices: [Choice],
    movable: (Choice, Choice) -> UInt64
  ) -> (first: Int, second: Int, amount: UInt64)? {
    while first < choices.count {
      let second = first + distance
      if second < choices.count, distance <= Self.reach, choices[first].value > 0,
        choices[first].isAmount
      {
        if choices[second].isAmount {
          let limit = movable(choices[first], choices[second])
          var current = search ?? AmountSearch(upTo: limit)
          if let amount = current.next(upTo: limit) {
            search = current
            return (first, second, amount)
          }
        }
        distance += 1
      } else {
        first += 1
        distance = 1
      }
      search = nil
    }
    return nil
  }

  mutating func learn(_ isAccepted: Bool) {
    search?.learn(isAccepted)
  }
}
