package import PushSimulation

/// The reason why the kit could not play a scenario to its end, or why the kit cannot judge the run.
///
/// A problem is not a verdict of a requirement: the kit reports a case with a problem as an error, not as a failure.
package struct PlayProblem: Error, Sendable, Hashable {
  package enum Cause: Error, Sendable, Hashable {
    case unknownNotification(String)
    case unknownParticipant(String)
    case needsState([ApplicationState], seen: ApplicationState)
    /// A step attaches a participant that its owner has released.
    case participantIsGone(String)
    case illegalTransition(IllegalTransition)
    /// A step detaches a responder. A responder leaves the chain only by a step that pops the newest responder.
    case respondersArePopped(String)
    /// A step attaches, detaches or releases a service, but the app makes its services at launch.
    case servicesAreMade(String)
    case noService(String)
    /// A step opens the link to a notification without an event type. Such a notification has no link.
    case namesNoEvent(String)
    case noURL(String)
    /// The step after `early` cannot come before the center is idle.
    case cannotComeEarly
    case needsRole(Role)
    /// An effect came after the center was quiet. If `isBeyondJobs`, all tasks had run, so a thread caused the effect.
    case lateEffect(LateEffect, declared: Policies.Work, isBeyondJobs: Bool)
    /// A callback waits for something that only the kit can end, although the app declares `.work(.synchronous)`.
    case waitsThoughSynchronous
    case neverQuiet(Unrest)
    /// Code on the thread pool assumed that it runs on the main actor.
    case assumesMainActor
    /// The adapter keeps a bridge alive that the center never received, such as a ``SuppressorBridge``.
    case adapterKeepsBridge(ParticipantKind)
    /// A replay token requests an order of tasks that is not possible in the play.
    case orderDoesNotFit
    /// The subject's process ended, sent no usable answer, could not be started, or was skipped after several hangs.
    case processEnded(ProcessEnd)
  }

  package enum Unrest: String, Sendable, Hashable {
    /// A call to the center does not return, and waits for something that the kit does not simulate.
    case outside
    /// The tasks of the center go on without end, and have no visible effect.
    case jobs
    case effects
    case timers
  }

  static let runningStates = [ApplicationState.inactive, .active, .background]

  /// The index of the step, from 0; nil for a problem that belongs to no single step.
  package var step: Int?
  package var cause: Cause

  /// True if the center never became quiet, or the kit gave up; false if the subject's process reached a time limit.
  var isHang: Bool {
    switch cause {
    case .neverQuiet, .waitsThoughSynchronous: true
    case .processEnded(let end): if case .givenUp = end.cause { true } else { false }
    default: false
    }
  }

  /// False if the steps or names of the scenario are at fault; true for any other cause, mostly a fault of the subject.
  var isAboutSubject: Bool { kind != Self.notPlayable }

  private static let notPlayable = "scenario.not-playable"

  package var kind: String {
    switch cause {
    case .unknownNotification, .unknownParticipant, .needsState, .participantIsGone,
      .illegalTransition, .needsRole, .respondersArePopped, .servicesAreMade, .noService,
      .namesNoEvent, .noURL, .cannotComeEarly:
      Self.notPlayable
    case .lateEffect: "subject.late-effect"
    case .waitsThoughSynchronous: "subject.not-synchronous"
    case .neverQuiet: "subject.never-quiet"
    case .assumesMainActor: "subject.assumes-main-actor"
    case .adapterKeepsBridge: "adapter.keeps-bridge"
    case .orderDoesNotFit: "token.order-does-not-fit"
    case .processEnded(let end): end.kind
    }
  }
}

extension PlayProblem {
  init(_ end: ProcessEnd) { self.init(step: end.last?.step, cause: .processEnded(end)) }
}
