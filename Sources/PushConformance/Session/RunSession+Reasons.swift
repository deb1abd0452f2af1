import PushSimulation

extension RunSession {
  var notExercised: CaseResult.Outcome {
    .skipped(options.filter.isActive ? .notExercisedUnderFilter : .notExercised)
  }

  func reasonNotExercised(
    _ requirement: Requirement,
    _ plays: [Evidence.Play]
  ) async -> CaseResult.Outcome {
    if let reason = declaredReason(requirement) { return .skipped(reason) }
    if await isOutOfReach(requirement, plays) { return .skipped(.roleNotOffered(.fetchCompleting)) }
    return lostOccasion(of: requirement, plays) ?? notExercised
  }

  /// Returns the error of a scenario that might have exercised the requirement but did not play to its end; otherwise
  /// nil.
  ///
  /// The scenario names the requirement. Or the filter leaves out the case of the scenario, so that no other case
  /// reports the error.
  func lostOccasion(of requirement: Requirement, _ plays: [Evidence.Play]) -> CaseResult.Outcome? {
    let broken = plays.map(\.run).filter { $0.problem != nil }
    let made = broken.first { $0.scenario.exercises.contains(requirement.id) }
    let run = made ?? broken.first { !options.filter.chooses($0.scenario.id) }
    guard let run, let problem = run.problem else { return nil }
    return .error(.play(problem, in: run))
  }

  /// Returns a reason that names a line of the declaration if all scenarios of the requirement are skipped; otherwise
  /// nil.
  func declaredReason(_ requirement: Requirement) -> SkipReason? {
    var declared: SkipReason?
    for scenario in kit.scenarios where scenario.exercises.contains(requirement.id) {
      guard let reason = reasonToSkip(scenario) else { return nil }
      if declared == nil, reason.declaredLine != nil { declared = reason }
    }
    return declared
  }

  /// Returns whether the system never delivers the notifications that a requirement is about.
  ///
  /// The system delivers silent notifications, and notifications in the background, to the fetch callback. An app with
  /// a delegate of `UNUserNotificationCenter` can lack that callback.
  private func isOutOfReach(_ requirement: Requirement, _ plays: [Evidence.Play]) async -> Bool {
    guard subject.roles.contains(.responding), !subject.roles.contains(.fetchCompleting)
    else { return false }
    var made = plays.map(\.run).filter { $0.scenario.exercises.contains(requirement.id) }
    // Other shards play the other scenarios of the requirement. This shard plays these scenarios, too, so that every
    // shard gives the same reason.
    for scenario in applyingScenarios
    where scenario.exercises.contains(requirement.id) && !played.contains(scenario) {
      made.append(await stage.play(scenario, in: options.schedule))
    }
    return !made.isEmpty
      && made.allSatisfy { run in
        run.problem == nil
          && run.timeline.turns.contains { $0.stimulus == .nothing(.notDeliveredToTheApp) }
      }
  }
}

extension CaseResult.Outcome {
  var isNotExercised: Bool {
    switch self {
    case .skipped(.notExercised), .skipped(.notExercisedUnderFilter): true
    default: false
    }
  }
}
