package import PushSimulation

/// A fault of a reaction.
package enum ReactionFault: Sendable, Hashable {
  /// The center never calls a participant of that kind in that way.
  case neverCalled(ParticipantKind, ParticipantCall)
  /// It does nothing.
  case doesNothing
  /// A participant cannot do that.
  case notAStepOfParticipants(Step)
  /// Its steps are about a participant of another kind.
  case illegalStep(PlayProblem.Cause)
  /// It does not happen at all, or a negative number of times.
  case neverHappens
  /// All reactions together do more than ``Scenario/mostDeeds`` steps.
  case tooMuch(Int)
}

extension Scenario {
  /// The most steps that all reactions of a scenario may do together.
  ///
  /// Each may be a delivery inside the one before it, and the calls of a center lie on the stack.
  static let mostDeeds = 64

  /// The first reaction that no participant can have.
  var firstReactionFault: ScenarioFault? {
    var deeds = 0
    for (name, reaction) in allReactions {
      func fault(_ fault: ReactionFault) -> ScenarioFault { .illegalReaction(of: name, fault) }
      guard let kind = kind(of: name) else { return .unknownName(name) }
      guard kind.calls.contains(reaction.call) else {
        return fault(.neverCalled(kind, reaction.call))
      }
      guard !reaction.steps.isEmpty else { return fault(.doesNothing) }
      guard reaction.times > 0 else { return fault(.neverHappens) }
      for step in reaction.steps {
        guard step.isOfParticipants else { return fault(.notAStepOfParticipants(step)) }
        if let cause = illegality(of: step) { return fault(.illegalStep(cause)) }
      }
      let (product, overflows) = reaction.steps.count.multipliedReportingOverflow(
        by: reaction.times
      )
      guard !overflows, product <= Self.mostDeeds else {
        return fault(.tooMuch(overflows ? .max : product))
      }
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
  /// The ways in which a center calls a participant of this kind, and it can react to.
  var calls: [ParticipantCall] {
    switch self {
    case .suppressor: [.asked]
    case .observer: [.told]
    case .responder: [.asked, .handed]
    case .service: []
    }
  }
}

extension Step {
  /// Whether it is something that a participant can do, inside a call.
  ///
  /// What changes the state of the application, or lets time pass, comes from the system alone.
  var isOfParticipants: Bool {
    switch self {
    case .notification(.deliver), .participant, .responders, .suppression(.suppress): true
    case .notification(.deliverAgain), .suppression(.answer), .application, .time, .account,
      .activity, .extension, .hierarchy, .launch, .links, .navigation, .permission, .registration,
      .responses, .scenes, .services, .toast, .token:
      false
    }
  }
}
