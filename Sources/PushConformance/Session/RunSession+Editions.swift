extension RunSession {
  /// Returns whether a requirement is newer than the edition that the app has to meet; false if the app declares none.
  func isPending(_ requirement: Requirement) -> Bool {
    isTooNew(requirement) && requirement.levelBefore == nil
  }

  /// Returns the level that decides whether a violation of the requirement fails the run.
  ///
  /// For a pending requirement the level is `may`, which fails nothing.
  func weight(of requirement: Requirement) -> Requirement.Level {
    isTooNew(requirement) ? requirement.levelBefore ?? .may : requirement.level
  }

  /// Returns the level that decides whether the run fails if the `then` of a scenario does not hold.
  ///
  /// This is the weakest level among the requirements that the scenario exercises; `must` if it exercises none.
  func weight(of scenario: Scenario) -> Requirement.Level {
    scenario.exercises.compactMap(kit.requirement).map(weight).min() ?? .must
  }

  private func isTooNew(_ requirement: Requirement) -> Bool {
    subject.app.edition.map { requirement.since > $0 } ?? false
  }
}
