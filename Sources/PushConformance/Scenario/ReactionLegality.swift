package import PushSimulation

package enum ReactionFault: Sendable, Hashable {
  case neverCalled(ParticipantKind, ParticipantCall)
  case doesNothing
  /// The reaction has a step that only the system or the user can take.
  case notAStepOfParticipants(Step)
  /// A step is about a participant of the wrong kind.
  case illegalStep(PlayProblem.Cause)
  /// ``Reaction/times`` is 0 or negative, so the reaction never happens.
  case neverHappens
  /// All reactions together take more than ``Scenario/mostDeeds`` steps.
  case tooMuch(Int)
}

extension Scenario {
  /// The largest number of steps of all reactions together, because the steps nest on the call stack.
  static let mostDeeds = 64

  var firstReactionFault: ScenarioFault? {
    var deeds = 0
    for (name, reaction) in allReactions {
      func fault(_ fault: ReactionFault) -> ScenarioFault { .illegalReaction(of: name, fault) }
      guard let kind = kind(of: name) else { return .unknownName(name) }
      guard kind.calls.contains(reaction.call)
      else { return fault(.neverCalled(kind, reaction.call)) }
      guard !reaction.steps.isEmpty else { return fault(.doesNothing) }
      guard reaction.times > 0 else { return fault(.neverHappens) }
      for step in reaction.steps {
        guard step.isOfParticipants else { return fault(.notAStepOfParticipants(step)) }
        if let cause = illegality(of: step) { return fault(.illegalStep(cause)) }
      }
      let (product, overflows) = reaction.steps.count.multipliedReportingOverflow(
        by: reaction.times
      )
      guard !overflows, product <= Self.mostDeeds
      else { return fault(.tooMuch(overflows ? .max : product)) }
      deeds += product
      guard deeds <= Self.mostDeeds else { return fault(.tooMuch(deeds)) }
    }
    return nil
  }

  private func illegality(of step: Step) -> PlayProblem.Cause? {
    guard let name = step.participant else { return nil }
    if kind(of: name) == .service { return .servicesAreMade(name) }
    guard case .participant(.detach) = step, kind(of: name) == .responder else { return nil }
    return .respondersArePopped(name)
  }
}

extension ParticipantKind {
  var calls: [ParticipantCall] {
    switch self {
    case .suppressor: [.asked]
    case .observer: [.told]
    case .responder: [.asked, .handed]
    case .service: []
    }
  }
}
