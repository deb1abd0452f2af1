import PushSimulation

/// The occasions of one requirement in many runs, with the features of each occasion.
///
/// An occasion is a turn in which the fault of the finding can show. Either the turn satisfies the requirement, and the
/// check would notice the fault. Or the turn violates the requirement, and `edit` repairs the violation. Other turns do
/// not count. But if the check hardly ever notices the fault, all satisfied turns count.
struct Occasions {
  private enum Outcome {
    case violated
    case satisfied
    /// The requirement holds, but the check would not notice the fault.
    case unnoticed
  }

  /// With fewer satisfied occasions, turns in which the check would not notice the fault also count as satisfied.
  private static let fewestNoticed = 10
  /// The largest number of violated occasions, and of satisfied occasions, that one run adds.
  private static let mostOfRun = 4

  /// The number of runs in which the kit looks for conditions that only restate the violation.
  private static let mostRestating = 40

  private let edit: Edit
  private let judge: @Sendable (Run) -> Verdict
  private var outcomes: [Outcome] = []
  /// The occasions on which each feature holds.
  private(set) var holders: [Feature: NumberSet] = [:]
  /// The conditions that only restate the violation, and so explain nothing.
  private(set) var restatements: Set<Situation.Condition> = []
  private var restating = 0

  init(repairedBy edit: Edit, judgedBy judge: @escaping @Sendable (Run) -> Verdict) {
    (self.edit, self.judge) = (edit, judge)
  }

  var count: Int { outcomes.count }

  struct Turns {
    var violated: [Int] = []
    var satisfied: [Int] = []
    var unnoticed: [Int] = []
  }

  /// Returns a few turns of each outcome; all turns would take too long, because the kit judges each turn several
  /// times.
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

  func numbers(_ all: NumberSet, where condition: Situation.Condition) -> NumberSet {
    let holders = holders[condition.feature] ?? NumberSet()
    return condition.holds ? all.intersection(holders) : all.subtracting(holders)
  }

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
  fileprivate func spread(over most: Int) -> [Element] {
    count <= most ? self : (0..<most).map { self[$0 * count / most] }
  }
}

/// A set of occasions, divided into violated and satisfied occasions.
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
