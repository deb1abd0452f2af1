import PushSimulation

/// A finding, with the data by which ``CauseFinder`` compares it with other findings.
struct Suspect {
  let finding: Finding
  let requirement: Requirement
  let run: Run
  let symptom: Symptom
  let shape: StoryShape
  /// The index of the step at which the run violates the requirement.
  let step: Int

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

  /// The rank among findings; the finding with the lowest rank gives a cause its key.
  var rank: (Int, Int, Int) {
    (requirement.isRelational ? 1 : 0, shape.steps.count, requirement.level == .must ? 0 : 1)
  }

  /// Returns whether this finding and another violation of the same requirement can have the same wrong effect.
  func isMeant(by violation: Violation, in run: Run) -> Bool {
    !symptom.isOpposite(of: Symptom(of: violation, in: run, by: requirement))
  }

  /// Returns whether this finding can be a consequence of another finding.
  ///
  /// The caller has to know that the same run shows the other finding at an earlier step.
  func mayFollow(from other: Suspect) -> Bool {
    requirement.area == other.requirement.area && symptom.mayShareEffect(with: other.symptom)
  }

  /// Returns whether this finding and another finding have similar steps and similar wrong effects.
  func isLike(_ other: Suspect) -> Bool {
    let isOfArea = requirement.area == other.requirement.area
    let sharesEffect =
      symptom.effects == other.symptom.effects
      || !symptom.effects.isDisjoint(with: other.symptom.effects)
    if symptom.stimulus == other.symptom.stimulus, isOfSameKindOfPush(as: other) { return true }
    guard sharesEffect else { return isOfArea && lacksInSameSetting(as: other) }
    let hasSameOccasion = symptom.hasSameOccasion(as: other.symptom)
    if isOfArea, symptom.isExcess, other.symptom.isExcess, hasSameOccasion { return true }
    let isWithin = shape.isWithin(other.shape) || other.shape.isWithin(shape)
    guard symptom.change == other.symptom.change else {
      let isUnclear = symptom.change == .other || other.symptom.change == .other
      return hasSameOccasion
        && (isUnclear && isWithin || shape == other.shape && shape.steps.count >= 4)
    }
    if symptom.isKnown, needsBackground, other.needsBackground { return true }
    switch symptom.change {
    case .differs: return false
    case .other:
      return isOfArea && symptom.stimulus == other.symptom.stimulus
        && (symptom.effects == other.symptom.effects && (hasSameOccasion || isWithin)
          || hasSameOccasion && isWithin)
    case .repeated where isOfArea, .missing where isOfArea: return true
    case .missing where isWithin && min(shape.steps.count, other.shape.steps.count) >= 4:
      return true
    case .missing where hasSameOccasion:
      let (bare, others) = (shape.withoutKinds, other.shape.withoutKinds)
      return bare.isWithin(others) || others.isWithin(bare) || shape.isNear(other.shape)
    case .unexpected, .repeated, .missing:
      return hasSameOccasion && (isWithin || shape.isNear(other.shape))
    }
  }

  /// Returns whether both findings misread the same field, or lack an effect for pushes with the same unusual members.
  private func isOfSameKindOfPush(as other: Suspect) -> Bool {
    let (fields, others) = (symptom.misread, other.symptom.misread)
    if !fields.isEmpty, !others.isEmpty, fields.isSubset(of: others) || others.isSubset(of: fields)
    {
      return true
    }
    return symptom.change == .missing && other.symptom.change == .missing
      && !oddities.isEmpty && oddities == other.oddities
  }

  private var oddities: Set<String> {
    let name = run.steps[step].notifications.first
    return name.flatMap { run.scenario.notifications[$0] }?.oddMembers ?? []
  }

  /// Returns whether both findings can lack an effect after the same kind of event, in the same ``StoryShape/setting``.
  ///
  /// A setting of fewer than three steps does not count, because many findings have such a setting.
  private func lacksInSameSetting(as other: Suspect) -> Bool {
    symptom.mayLack && other.symptom.mayLack && symptom.hasSameOccasion(as: other.symptom)
      && shape.setting.steps.count >= 3 && shape.setting == other.shape.setting
  }

  private var needsBackground: Bool {
    symptom.state == .background && shape.steps.contains("enterBackground")
  }
}

extension AbstractNotification {
  /// The names of the members that most pushes do not have, such as a badge; `extra` stands for the app's own keys.
  fileprivate var oddMembers: Set<String> {
    let members: [(String, Bool)] = [
      ("badge", badge != nil), ("sound", sound != nil), ("contentAvailable", contentAvailable),
      ("collapseID", collapseID != nil), ("withdraws", !withdraws.isEmpty),
      ("attachment", attachment != nil), ("secret", secret != nil),
      ("ciphertext", ciphertext != nil), ("origin", origin != .own), ("account", account != nil),
      ("extra", !extra.members.isEmpty), ("aps", !aps.members.isEmpty),
    ]
    return Set(members.filter(\.1).map(\.0))
  }
}
