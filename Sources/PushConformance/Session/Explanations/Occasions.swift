import PushSimulation

/// The occasions on which one requirement was judged in many runs, with the features of each occasion.
///
/// An occasion can go both ways: it is satisfied, and the check would notice the fault, or it is violated, and the edit
/// satisfies the requirement. Other places say nothing about the situation, and are left out. But if the check would
/// notice the fault on hardly any satisfied occasion, the edit is too vague for this, and all of them count.
struct Occasions {
  private enum Outcome {
    case violated
    case satisfied
    /// The requirement holds, but the check would not notice the fault.
    case unnoticed
  }

  /// The number of satisfied occasions below which those count, too, on which the check would not notice the fault.
  private static let fewestNoticed = 10
  /// The largest numbers of violated and of satisfied occasions that one run adds.
  private static let mostOfRun = 4

  /// The number of runs in which to look for facts that are the violation in other words.
  private static let mostRestating = 40

  private let edit: Edit
  private let judge: @Sendable (Run) -> Verdict
  private var outcomes: [Outcome] = []
  /// The occasions on which each feature holds.
  private(set) var holders: [Feature: NumberSet] = [:]
  /// The conditions that are the violation in other words; they explain nothing.
  private(set) var restatements: Set<Situation.Condition> = []
  private var restating = 0

  init(repairedBy edit: Edit, judgedBy judge: @escaping @Sendable (Run) -> Verdict) {
    (self.edit, self.judge) = (edit, judge)
  }

  var count: Int { outcomes.count }

  /// The turns of one run with an occasion.
  struct Turns {
    var violated: [Int] = []
    var satisfied: [Int] = []
    var unnoticed: [Int] = []
  }

  /// Returns a few turns of each outcome, because each takes several judgments.
  static func turns(
    of verdict: Verdict,
    on run: Run,
    of requirement: Requirement,
    repairedBy edit: Edit,
    judgedBy judge: (Run) -> Verdict
  ) -> Turns {
    var turns = Turns()
    let violations = Dictionary(verdict.violations.map { ($0.turn, $0) }) { first, _ in first }
    for turn in violations.keys.sorted().spread(over: mostOfRun) {
      guard let violation = violations[turn] else { continue }
      let symptom = Symptom(of: violation, in: run, by: requirement)
      if symptom.isCertain, edit.repairs(symptom) { turns.violated.append(turn) }
    }
    let satisfied = Set(verdict.satisfiedTurns).subtracting(violations.keys)
    for turn in satisfied.sorted().spread(over: mostOfRun) {
      if edit.couldRepair(run, atTurn: turn, judgedBy: judge) {
        turns.satisfied.append(turn)
      } else {
        turns.unnoticed.append(turn)
      }
    }
    return turns
  }

  /// Adds the occasions of a run, and returns their turns.
  @discardableResult
  mutating func add(_ verdict: Verdict, on run: Run, of requirement: Requirement) -> Turns {
    let turns = Self.turns(of: verdict, on: run, of: requirement, repairedBy: edit, judgedBy: judge)
    let features = RunFeatures(of: run)
    for turn in turns.violated { add(.violated, features[turn]) }
    for turn in turns.satisfied { add(.satisfied, features[turn]) }
    for turn in turns.unnoticed { add(.unnoticed, features[turn]) }
    guard restating < Self.mostRestating else { return turns }
    restating += 1
    let violated = Set(verdict.violations.map(\.turn))
    let satisfied = Set(verdict.satisfiedTurns).subtracting(violated)
    for turn in [violated.min(), satisfied.max()].compactMap(\.self) {
      restatements.formUnion(
        edit.restatements(of: run, atTurn: turn, of: requirement, judgedBy: judge)
      )
    }
    return turns
  }

  private mutating func add(_ outcome: Outcome, _ features: Set<Feature>) {
    for feature in features { holders[feature, default: NumberSet()].insert(count) }
    outcomes.append(outcome)
  }

  /// Returns the violated and the satisfied occasions, from the occasion with the number `start` on.
  func sides(from start: Int = 0) -> Sides {
    let isVague = outcomes.count { $0 == .satisfied } < Self.fewestNoticed
    var sides = Sides()
    for number in start..<max(start, count) {
      switch outcomes[number] {
      case .violated: sides.violated.insert(number)
      case .satisfied: sides.satisfied.insert(number)
      case .unnoticed: if isVague { sides.satisfied.insert(number) }
      }
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

extension Array {
  /// Returns at most `most` elements, at equal distances.
  fileprivate func spread(over most: Int) -> [Element] {
    count <= most ? self : (0..<most).map { self[$0 * count / most] }
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
