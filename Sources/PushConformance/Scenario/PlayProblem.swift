package import PushSimulation

/// Why a scenario could not be played to its end, or cannot be judged.
///
/// Never a verdict about the center's behaviour: the scenario, the adapter or the center's
/// declaration is at fault.
package struct PlayProblem: Error, Sendable, Hashable {
  /// The cause of a problem.
  package enum Cause: Error, Sendable, Hashable {
    /// The scenario names a notification that it does not have.
    case unknownNotification(String)
    /// The scenario names a participant that it does not have.
    case unknownParticipant(String)
    /// A step is possible in certain states, and the application is in another one.
    case needsState([ApplicationState], seen: ApplicationState)
    /// A step attaches a participant that was let go: who comes back is another one.
    case participantIsGone(String)
    /// A step moves the application in a way the system never does.
    case illegalTransition(IllegalTransition)
    /// A step detaches a responder, which only popping takes off the chain.
    case respondersArePopped(String)
    /// A step attaches, detaches or releases a service, which the app makes at its launch.
    case servicesAreMade(String)
    /// A step has somebody answer for a fetch who is no service.
    case noService(String)
    /// A step opens the link to a notification that names no event.
    case namesNoEvent(String)
    /// A step opens what is no URL.
    case noURL(String)
    /// A step needs a role that the subject does not have.
    case needsRole(Role)
    /// The center did something after it had been taken for quiet.
    ///
    /// Where the play runs the center's jobs itself, the effect comes from something that is no job: a
    /// block of a queue, or a thread.
    case lateEffect(LateEffect, declared: Policies.Work, isBeyondJobs: Bool)
    /// A callback waits for held work although the center declares to be synchronous.
    case waitsThoughSynchronous
    /// The center did not come to rest, and nothing that it could wait for is held.
    case neverQuiet(Unrest)
    /// Code that ran on the pool of threads assumed to be isolated to the main actor.
    case assumesMainActor
    /// Something other than the kit keeps a bridge alive that the center was never given.
    case adapterKeepsBridge(ParticipantKind)
    /// A token has the center's tasks run in an order that the center does not have.
    case orderDoesNotFit
  }

  /// Why a center does not come to rest.
  package enum Unrest: String, Sendable, Hashable {
    /// An open call waits for something outside of the play that does not come.
    case outside
    /// Jobs follow one another without an end, and do nothing that can be seen.
    case jobs
    /// Effects follow one another without an end.
    case effects
    /// Timers follow one another without an end.
    case timers
  }

  /// The states in which the code of an application runs.
  static let runningStates = [ApplicationState.inactive, .active, .background]

  /// The step at which it happened, from 0; nil when it is not about one.
  package var step: Int?
  /// The cause.
  package var cause: Cause

  /// Whether the center did something after it had been taken for quiet.
  var isLateEffect: Bool {
    if case .lateEffect = cause { true } else { false }
  }

  /// Whether the subject was waited for in vain.
  var isHang: Bool {
    switch cause {
    case .neverQuiet, .waitsThoughSynchronous: true
    default: false
    }
  }

  /// Whether the subject is at fault, and not the scenario.
  var isAboutSubject: Bool {
    switch cause {
    case .unknownNotification, .unknownParticipant, .participantIsGone, .illegalTransition,
      .needsState, .needsRole, .respondersArePopped, .servicesAreMade, .noService, .namesNoEvent,
      .noURL:
      false
    case .lateEffect, .waitsThoughSynchronous, .neverQuiet, .assumesMainActor,
      .adapterKeepsBridge, .orderDoesNotFit:
      true
    }
  }

  /// The kind of problem, as reports name it.
  package var kind: String {
    switch cause {
    case .unknownNotification, .unknownParticipant, .needsState, .participantIsGone,
      .illegalTransition, .needsRole, .respondersArePopped, .servicesAreMade, .noService,
      .namesNoEvent, .noURL:
      "scenario.not-playable"
    case .lateEffect: "subject.late-effect"
    case .waitsThoughSynchronous: "subject.not-synchronous"
    case .neverQuiet: "subject.never-quiet"
    case .assumesMainActor: "subject.assumes-main-actor"
    case .adapterKeepsBridge: "adapter.keeps-bridge"
    case .orderDoesNotFit: "token.order-does-not-fit"
    }
  }
}
