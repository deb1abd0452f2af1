import PushSimulation

/// The reasons why a requirement has no verdict.
extension RunSession {
  /// Returns the reason why no run exercised a requirement.
  ///
  /// There are three reasons. A scenario did not play to its end; if there are several, one that names the requirement
  /// is preferred. The system never delivers the notifications of the requirement to the subject. Or no scenario gives
  /// an occasion to judge the requirement.
  func reasonNotExercised(
    _ requirement: Requirement,
    _ plays: [Evidence.Play]
  ) -> CaseResult.Outcome {
    if isOutOfReach(requirement, plays) { return .skipped(.roleNotOffered(.fetchCompleting)) }
    let broken = plays.map(\.run).filter { $0.problem != nil }
    let made = broken.first { $0.scenario.exercises.contains(requirement.id) }
    guard let run = made ?? broken.first, let problem = run.problem else {
      return .skipped(.notExercised)
    }
    return .error(.play(problem, in: run))
  }

  /// Returns whether the system never delivers the notifications that a requirement is about.
  ///
  /// The system delivers silent notifications, and notifications to an app in the background, to the fetch callback. A
  /// delegate of UserNotifications may lack that callback.
  private func isOutOfReach(_ requirement: Requirement, _ plays: [Evidence.Play]) -> Bool {
    guard subject.roles.contains(.responding), !subject.roles.contains(.fetchCompleting) else {
      return false
    }
    let made = plays.map(\.run).filter { $0.scenario.exercises.contains(requirement.id) }
    return !made.isEmpty
      && made.allSatisfy { run in
        run.problem == nil
          && run.timeline.turns.contains { $0.stimulus == .nothing(.notDeliveredToTheApp) }
      }
  }
}
