/// Functions that decide which scenarios a subject plays.
extension ConformanceKit {
  /// Returns the reason why a subject does not play a scenario; nil if the subject plays the scenario.
  ///
  /// A scenario needs the roles of its steps, and the roles of the requirements in its `exercises`.
  func reasonToSkip(_ scenario: Scenario, _ subject: PushCenterSubject) -> SkipReason? {
    let exercised = scenario.exercises.compactMap { requirement($0) }
    var missing: Set<Role> = []
    for alternatives in scenario.neededRoles where subject.roles.isDisjoint(with: alternatives) {
      if let first = alternatives.first { missing.insert(first) }
    }
    for role in exercised.flatMap(\.roles) where !subject.roles.contains(role) {
      missing.insert(role)
    }
    let lacking = Role.allCases.filter(missing.contains)
    if let reason = subject.reason(lacking: lacking) { return reason }
    let policies = subject.policies(for: scenario)
    for condition in [scenario.policies] + exercised.map(\.policies) {
      if let mismatch = condition.mismatch(with: policies) { return .policy(mismatch) }
    }
    return scenario.undeclared(in: subject.vocabulary)
  }

  /// Returns the reason why the subject plays no scenario that exercises the requirement, if the reason is a line of
  /// the declaration.
  ///
  /// Nil if the subject plays such a scenario, or if no line is the reason.
  func declaredReason(_ requirement: Requirement, _ subject: PushCenterSubject) -> SkipReason? {
    var declared: SkipReason?
    for scenario in scenarios where scenario.exercises.contains(requirement.id) {
      guard let reason = reasonToSkip(scenario, subject) else { return nil }
      if declared == nil, reason.declaredLine != nil { declared = reason }
    }
    return declared
  }

  /// Returns the level of a scenario's `then`: the weakest level among the requirements in the scenario's `exercises`;
  /// `must` if the list is empty.
  func level(of scenario: Scenario) -> Requirement.Level {
    scenario.exercises.compactMap { requirement($0)?.level }.min() ?? .must
  }
}

extension Scenario {
  /// Returns the reason to skip the scenario because of a push or an action that the app never receives; nil if there
  /// is none.
  func undeclared(in vocabulary: Vocabulary) -> SkipReason? {
    let pushes = notifications.sorted { $0.key < $1.key }
    if let shape = pushes.lazy.compactMap({ $0.value.neverSentShape(in: vocabulary) }).first {
      return .neverSent(shape)
    }
    if let part = pushes.lazy.compactMap({ $0.value.partWithoutPlace(in: vocabulary) }).first {
      return .noPlace(for: part)
    }
    return unheardResponse(in: vocabulary).map { .noSuchAction($0.name, line: $0.line) }
  }
}
