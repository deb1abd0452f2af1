extension ConformanceKit {
  /// Returns the reason why a subject does not play a scenario; nil if the subject plays the scenario.
  ///
  /// A scenario needs the roles of its steps, and the roles of the requirements in its `exercises`.
  func reasonToSkip(_ scenario: Scenario, _ subject: PushCenterSubject) -> SkipReason? {
    let exercised = scenario.exercises.compactMap { requirement($0) }
    let missing =
      scenario.missingRoles(of: subject)
      + exercised.flatMap(\.roles).filter { !subject.roles.contains($0) }
    if !missing.isEmpty {
      return subject.reason(lacking: Role.allCases.filter(missing.contains))
    }
    let policies = subject.policies(for: scenario)
    for condition in [scenario.policies] + exercised.map(\.policies) {
      if let mismatch = condition.mismatch(with: policies) { return .policy(mismatch) }
    }
    return scenario.undeclared(in: subject.vocabulary)
  }
}

extension Scenario {
  /// Returns whether a subject can play the steps, and its app may receive the pushes and the responses.
  func isPlayable(by subject: PushCenterSubject) -> Bool {
    missingRoles(of: subject).isEmpty && undeclared(in: subject.vocabulary) == nil
  }

  fileprivate func missingRoles(of subject: PushCenterSubject) -> [Role] {
    neededRoles.filter { subject.roles.isDisjoint(with: $0) }.compactMap(\.first)
  }

  /// Returns the reason to skip the scenario because of a push, an event or an action that the app never receives; nil if there
  /// is none.
  func undeclared(in vocabulary: Vocabulary) -> SkipReason? {
    let pushes = notifications.sorted { $0.key < $1.key }
    if let shape = pushes.lazy.compactMap({ $0.value.neverSentShape(in: vocabulary) }).first {
      return .neverSent(shape)
    }
    if let part = pushes.lazy.compactMap({ $0.value.partWithoutPlace(in: vocabulary) }).first {
      return .noPlace(for: part)
    }
    let events = pushes.lazy.filter { $0.value.origin == .own }.compactMap(\.value.type?.string)
      .filter { vocabulary.events[$0] == nil }
    if let event = events.first(where: { Vocabulary.events[$0] != nil }) {
      return .obstacle("the app has no event '\(event)': .events does not name it")
    }
    return unheardResponse(in: vocabulary).map { .noSuchAction($0.name, line: $0.line) }
  }
}
