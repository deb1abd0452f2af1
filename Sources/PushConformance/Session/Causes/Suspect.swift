import PushSimulation

/// A finding that is compared with other findings, to find those with the same cause.
struct Suspect {
  let finding: Finding
  let requirement: Requirement
  let run: Run
  let symptom: Symptom
  let shape: StoryShape
  /// The step at which the requirement is violated.
  let step: Int

  /// Creates a suspect; nil for a finding without a requirement, a run or a symptom.
  init?(_ finding: Finding) {
    guard case .requirement(let requirement, let violation) = finding.claim,
      let run = finding.run, let symptom = finding.symptom
    else { return nil }
    self.finding = finding
    self.requirement = requirement
    self.run = run
    self.symptom = symptom
    shape = StoryShape(of: run)
    step = run.timeline.turns[violation.turn].step
  }

  /// The rank among findings; a finding can explain those of a higher rank.
  var rank: (Int, Int, Int) {
    (requirement.isRelational ? 1 : 0, shape.steps.count, requirement.level == .must ? 0 : 1)
  }

  /// Returns whether this finding and another violation of its requirement may have the same wrong effect.
  func isMeant(by violation: Violation, in run: Run) -> Bool {
    !symptom.isOpposite(of: Symptom(of: violation, in: run, by: requirement))
  }

  /// Returns whether this finding may be a consequence of another finding.
  ///
  /// The same run shows the other finding at an earlier step.
  func mayFollow(from other: Suspect) -> Bool {
    requirement.area == other.requirement.area && symptom.mayShareEffect(with: other.symptom)
  }

  /// Returns whether this finding and another have similar steps and similar wrong effects.
  func isLike(_ other: Suspect) -> Bool {
    let isOfArea = requirement.area == other.requirement.area
    let isWithin = shape.isWithin(other.shape) || other.shape.isWithin(shape)
    let sharesEffect = !symptom.effects.isDisjoint(with: other.symptom.effects)
    guard symptom.change == other.symptom.change else {
      let isUnclear = symptom.change == .other || other.symptom.change == .other
      return symptom.hasSameOccasion(as: other.symptom) && sharesEffect
        && (isUnclear && isWithin || shape == other.shape && shape.steps.count >= 4)
    }
    switch symptom.change {
    case .differs: return false
    case .other:
      return isOfArea && symptom.hasSameOccasion(as: other.symptom)
        && (symptom.effects == other.symptom.effects || isWithin)
    case .repeated where isOfArea && sharesEffect: return true
    case .missing where isOfArea && sharesEffect && symptom.stimulus == other.symptom.stimulus:
      return true
    case .missing
    where sharesEffect && isWithin && min(shape.steps.count, other.shape.steps.count) >= 4:
      return true
    case .unexpected, .repeated, .missing:
      return symptom.hasSameOccasion(as: other.symptom) && sharesEffect
        && (isWithin || shape.isNear(other.shape))
    }
  }
}
