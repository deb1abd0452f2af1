import PropertyEngine

@testable import PushConformance

/// A change of one kind of effect, always in one situation, that is applied to the runs of a correct center.
struct Habit: Sendable, CustomStringConvertible {
  var subject: String
  /// The words of the effect, such as `toast presented`.
  var effect: String
  /// True if the effect happens twice; otherwise it is missing.
  var isDouble = false
  /// The situation; nil for a fault that depends on a hidden count and changes every third effect.
  var situation: Situation?

  var description: String {
    "\(subject) \(isDouble ? "doubles" : "drops") '\(effect)', "
      + (situation.map { "when \($0.text)" } ?? "every third time")
  }

  /// Returns the run as a center with the habit would make it.
  ///
  /// Consequences of the change, such as a request that depends on the lost effect, are not changed. The situation is
  /// that of the changed run, in which a dropped effect has never happened.
  func applied(to run: Run) -> Run {
    guard run.problem == nil else { return run }
    guard let situation else {
      var count = 0
      return changing(run) { _ in
        count += 1
        return count.isMultiple(of: 3)
      }
    }
    var changed = run
    for index in run.timeline.turns.indices {
      let effects = run.timeline.effects[run.timeline.turns[index].effects]
      guard effects.contains(where: { $0.word == effect }),
        situation.holds(among: RunFeatures(of: changed)[index])
      else { continue }
      changed = changing(changed) { $0 == index }
    }
    return changed
  }

  /// Returns the run with a change of each such effect in the turns that `isChosen` selects by their index.
  private func changing(_ run: Run, where isChosen: (Int) -> Bool) -> Run {
    var timeline = run.timeline
    timeline.effects = []
    for (index, turn) in run.timeline.turns.enumerated() {
      let start = timeline.effects.count
      for effect in run.timeline.effects[turn.effects] {
        let isChanged = effect.word == self.effect && isChosen(index)
        if !isChanged { timeline.effects.append(effect) }
        if isChanged, isDouble { timeline.effects += [effect, effect] }
      }
      timeline.turns[index].effects = start..<timeline.effects.count
    }
    return Run(of: run, with: timeline)
  }
}

/// Plays a correct center with a habit, as if the center had the habit itself.
@MainActor struct HabitLab {
  let kit: ConformanceKit
  let subject: PushCenterSubject
  let stage: Stage
  private let machines: [ScenarioMachine]
  private let judges: [GeneratedRunJudge]

  init(_ subject: PushCenterSubject) throws {
    kit = try Kit.load()
    self.subject = subject
    stage = Stage(subject: subject)
    machines = GenerationArea.allCases.filter { $0.reasonToSkip(subject) == nil }.map {
      ScenarioMachine(area: $0, roles: subject.roles, vocabulary: subject.vocabulary)
    }
    judges = kit.catalog.requirements.filter { $0.reasonToSkip(subject) == nil }
      .map { GeneratedRunJudge($0, of: subject) }
  }

  /// Plays stories without the habit.
  func runs(_ count: Int, seed: UInt64) async -> [Run] {
    var runs: [Run] = []
    for number in 0..<count {
      let seed = CaseSeed(runSeed: seed, propertyID: "habits", caseIndex: UInt64(number))
      let machine = machines[number % machines.count]
      runs.append(await stage.play(machine.generator().generate(seed).value.scenario))
    }
    return runs.filter { $0.problem == nil }
  }

  /// Returns a finding of the requirement that the habit violates most often; nil if the habit violates none five
  /// times.
  func finding(of habit: Habit, in runs: [Run]) -> Finding? {
    var counts: [String: (count: Int, finding: Finding)] = [:]
    for original in runs {
      let run = habit.applied(to: original)
      for (place, verdict) in verdicts(on: run, from: original, by: judges) {
        let requirement = judges[place].requirement
        for violation in verdict.violations {
          var finding = Finding(
            claim: .requirement(requirement, violation),
            run: run,
            origin: "habit"
          )
          finding.symptom = finding.foundSymptom
          let key = "\(requirement.id) \(finding.symptom.map { "\(Edit($0))" } ?? "")"
          counts[key] = (1 + (counts[key]?.count ?? 0), counts[key]?.finding ?? finding)
        }
      }
    }
    let most = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    return most.flatMap { $0.value.count >= 5 ? $0.value.finding : nil }
  }

  /// Judges a changed run, except by the requirements that the original run violates, because not each area exercises
  /// each requirement.
  private func verdicts(
    on run: Run,
    from original: Run,
    by judges: [GeneratedRunJudge]
  ) -> GeneratedRunJudge.Verdicts {
    let own = GeneratedRunJudge.verdicts(on: original, by: judges)
      .filter { !$0.verdict.violations.isEmpty }.map(\.judge)
    return GeneratedRunJudge.verdicts(on: run, by: judges).filter { !own.contains($0.judge) }
  }

  func explanation(of finding: Finding, with habit: Habit) async -> Explanation? {
    guard case .requirement(let requirement, _) = finding.claim else { return nil }
    let runs = GeneratedRuns(
      judgedBy: [requirement],
      on: stage,
      carrying: .none,
      options: RunOptions(seed: 5, caseCount: RunOptions.defaultCases),
      keeper: nil
    )
    let explained = await Explainer.explanation(of: finding, among: runs) {
      habit.applied(to: await stage.play($0, listening: false))
    }
    return explained.explanation
  }

  /// Returns the numbers of occasions on which an explanation is wrong, in fresh runs: violations outside its
  /// situations, and satisfied occasions inside.
  func mistakes(
    of situations: [Situation],
    about finding: Finding,
    of habit: Habit,
    in runs: [Run]
  ) -> (missed: Int, wrong: Int) {
    guard case .requirement(let requirement, _) = finding.claim, let symptom = finding.symptom,
      let judge = judges.first(where: { $0.requirement.id == requirement.id }),
      let look = judge.look
    else { return (0, 0) }
    var occasions = Occasions(repairedBy: Edit(symptom), judgedBy: look)
    for original in runs {
      let run = habit.applied(to: original)
      for (_, verdict) in verdicts(on: run, from: original, by: [judge]) {
        occasions.add(verdict, on: run, of: requirement)
      }
    }
    let all = occasions.sides()
    let outside = occasions.sides(all, outside: situations)
    return (outside.violated.count, all.subtracting(outside).satisfied.count)
  }
}

extension Habit {
  /// Draws a habit with at most `most` conditions that hold for some of the effects; nil if the draw fails.
  ///
  /// A habit without conditions depends on a hidden count.
  static func random(
    of subject: String,
    in runs: [Run],
    conditions most: Int,
    using random: inout SplitMix64
  ) -> Habit? {
    var places: [String: [Set<Feature>]] = [:]
    for run in runs {
      let features = RunFeatures(of: run)
      for (index, turn) in run.timeline.turns.enumerated() {
        for effect in run.timeline.effects[turn.effects] {
          // An action of a participant is not an action of the center, and neither is the answer of a service.
          guard !effect.word.hasPrefix("participant "), effect.word != "services answered fetch"
          else { continue }
          places[effect.word, default: []].append(features[index])
        }
      }
    }
    let words = places.filter { $0.value.count >= 20 }.keys.sorted()
    guard let word = words.drawn(with: &random), let places = places[word]
    else { return nil }
    let isDouble = random.next() % 3 == 0
    guard most > 0 else { return Habit(subject: subject, effect: word, isDouble: isDouble) }
    var counts: [Feature: Int] = [:]
    for feature in places.joined() { counts[feature, default: 0] += 1 }
    let (tenth, rest) = (places.count / 10, places.count * 9 / 10)
    let varying = counts.filter { tenth...rest ~= $0.value }.keys.sorted { $0.clause < $1.clause }
    let conditions = (0..<most).compactMap { _ in
      varying.drawn(with: &random)
        .map { Situation.Condition(feature: $0, holds: random.next() % 3 > 0) }
    }
    let share = places.count { held in
      conditions.allSatisfy { held.contains($0.feature) == $0.holds }
    }
    guard Set(conditions.map(\.feature)).count == most, tenth...rest ~= share else { return nil }
    return Habit(
      subject: subject,
      effect: word,
      isDouble: isDouble,
      situation: Situation(conditions)
    )
  }
}
