import PushSimulation

/// The change of effects that would repair a violation.
struct Edit: Sendable, Hashable {
  private let change: Symptom.Change
  /// The areas of the wrong effects; empty if no single effect is wrong.
  private let effects: Set<EventKinds.Done>

  init(_ symptom: Symptom) {
    change = symptom.change
    effects = symptom.isKnown ? symptom.effects : []
  }
}

/// The occasions on which one requirement was judged in many runs, with the features of each occasion.
struct Occasions {
  enum Outcome: Sendable, Hashable {
    case satisfied
    case violated(Edit)
    /// The requirement is violated, but the repaired run would have no occasion there. Such an occasion can only be
    /// violated, so it says nothing about the situation.
    case oneSided
  }

  private(set) var outcomes: [Outcome] = []
  /// The occasions on which each feature holds.
  private(set) var holders: [Feature: NumberSet] = [:]

  var count: Int { outcomes.count }

  mutating func add(_ verdict: Verdict, on run: Run, of requirement: Requirement) {
    let features = RunFeatures(of: run)
    let violations = Dictionary(verdict.violations.map { ($0.turn, $0) }) { first, _ in first }
    for turn in run.timeline.turns.indices {
      if let violation = violations[turn] {
        let symptom = Symptom(of: violation, in: run, by: requirement)
        add(symptom.isCertain ? .violated(Edit(symptom)) : .oneSided, features[turn])
      } else if verdict.satisfiedTurns.contains(turn) {
        add(.satisfied, features[turn])
      }
    }
  }

  private mutating func add(_ outcome: Outcome, _ features: Set<Feature>) {
    for feature in features { holders[feature, default: NumberSet()].insert(outcomes.count) }
    outcomes.append(outcome)
  }

  /// Returns the occasions that an edit repairs and the satisfied ones, from the occasion with the number `start` on.
  func sides(of edit: Edit, from start: Int = 0) -> Sides {
    var sides = Sides()
    for number in start..<max(start, count) {
      if outcomes[number] == .violated(edit) { sides.violated.insert(number) }
      if outcomes[number] == .satisfied { sides.satisfied.insert(number) }
    }
    return sides
  }

  /// Returns those of the given occasions on which a condition holds.
  func numbers(_ all: NumberSet, where condition: Situation.Condition) -> NumberSet {
    let holders = holders[condition.feature] ?? NumberSet()
    return condition.holds ? all.intersection(holders) : all.subtracting(holders)
  }

  /// Returns those of the given occasions that are in none of the situations.
  func sides(_ all: Sides, outside situations: [Situation]) -> Sides {
    situations.reduce(all) { rest, situation in
      rest.subtracting(
        situation.conditions.reduce(rest) { sides, condition in
          Sides(
            violated: numbers(sides.violated, where: condition),
            satisfied: numbers(sides.satisfied, where: condition)
          )
        }
      )
    }
  }
}

/// The violated and the satisfied ones of some occasions.
struct Sides: Sendable {
  var violated = NumberSet()
  var satisfied = NumberSet()

  var share: Explanation.Share {
    Explanation.Share(violated: violated.count, all: violated.count + satisfied.count)
  }

  func subtracting(_ other: Sides) -> Sides {
    Sides(
      violated: violated.subtracting(other.violated),
      satisfied: satisfied.subtracting(other.satisfied)
    )
  }
}

/// A set of numbers from 0, one bit each.
struct NumberSet: Sendable, Hashable {
  private var words: [UInt64] = []

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  mutating func insert(_ number: Int) {
    let (word, bit) = number.quotientAndRemainder(dividingBy: 64)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(bit)
  }

  func intersection(_ other: NumberSet) -> NumberSet {
    var result = NumberSet()
    result.words = zip(words, other.words).map { $0 & $1 }
    return result
  }

  func subtracting(_ other: NumberSet) -> NumberSet {
    var result = self
    for (index, word) in other.words.prefix(words.count).enumerated() {
      result.words[index] &= ~word
    }
    return result
  }

  /// Returns whether the sets have a number in common.
  func meets(_ other: NumberSet) -> Bool { zip(words, other.words).contains { $0 & $1 != 0 } }

  /// Returns the number of common numbers.
  func countOfCommon(with other: NumberSet) -> Int {
    var count = 0
    for index in 0..<min(words.count, other.words.count) {
      count += (words[index] & other.words[index]).nonzeroBitCount
    }
    return count
  }
}
