import PushSimulation

/// A test of whether a finding has the same cause as the first finding of its cause.
///
/// ``CauseFinder`` joins findings whose steps are equal or similar, but two faults can appear in the same steps. So the
/// kit counts fresh runs in which the center violates the requirement of one finding, and satisfies the requirement of
/// the other finding. The kit does not separate two findings that the same ``Edit`` repairs, because one fault can
/// violate a requirement in only some situations.
struct CauseTest {
  /// The number of runs that have to show each of the two findings without the other, to prove two causes.
  private static let fewestRuns = 3
  /// The number of runs with a step that shows one finding without the other, to prove two causes if both edits are
  /// known.
  private static let fewestSteps = 12

  let finding: Finding
  private let edit: Edit
  private let judge: GeneratedRunJudge
  private let knowsEdits: Bool
  /// The numbers of runs in which only the first finding of the cause appears, in the whole run or in one step.
  private var first = (runs: 0, steps: 0)
  /// The numbers of runs in which only this finding appears, in the whole run or in one step.
  private var other = (runs: 0, steps: 0)

  /// Creates a test; nil if both findings need the same edit, or if the requirement compares runs.
  init?(_ finding: Finding, apartFrom lead: Edit, judgedBy judges: [GeneratedRunJudge]) {
    guard case .requirement(let requirement, _) = finding.claim, let symptom = finding.symptom,
      Edit(symptom) != lead,
      let judge = judges.first(where: { $0.requirement.id == requirement.id }), judge.look != nil
    else { return nil }
    (self.finding, self.judge, edit) = (finding, judge, Edit(symptom))
    knowsEdits = edit.isKnown && lead.isKnown
  }

  var isPassed: Bool {
    min(first.runs, other.runs) >= Self.fewestRuns
      || knowsEdits && max(first.steps, other.steps) >= Self.fewestSteps
  }

  /// Judges a run that exercises the first finding's requirement; `lead` holds the first finding's occasions.
  mutating func add(_ run: Run, _ lead: Occasions.Turns, violatingLead: Bool) {
    guard let look = judge.look,
      let verdict = GeneratedRunJudge.verdicts(on: run, by: [judge]).first?.verdict
    else { return }
    let turns = Occasions.turns(
      of: verdict,
      on: run,
      of: judge.requirement,
      repairedBy: edit,
      judgedBy: look
    )
    func steps(_ turns: [Int]) -> Set<Int> { Set(turns.map { run.timeline.turns[$0].step }) }
    func isShown(_ violated: [Int], but satisfied: [Int]) -> Bool {
      !steps(violated).isDisjoint(with: steps(satisfied))
    }
    if isShown(lead.violated, but: turns.satisfied) { first.steps += 1 }
    if isShown(turns.violated, but: lead.satisfied) { other.steps += 1 }
    if !lead.violated.isEmpty, verdict.violations.isEmpty, !turns.satisfied.isEmpty {
      first.runs += 1
    }
    if !turns.violated.isEmpty, !violatingLead, !lead.satisfied.isEmpty { other.runs += 1 }
  }
}
