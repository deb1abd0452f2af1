public import PushSimulation

/// Why a scenario could not be played to its end, or cannot be judged.
///
/// Never a verdict about the center's behaviour: the scenario, the adapter or the center's
/// declaration is at fault.
public struct PlayProblem: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Cause: Error, Sendable, Hashable {
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
    case lateEffect(LateEffect, declared: Policies.Work)
    /// A callback waits for held work although the center declares to be synchronous.
    case waitsThoughSynchronous
    /// A callback did not end, and nothing it could wait for is held.
    case neverQuiet
    /// Something other than the kit keeps a bridge alive that the center was never given.
    case adapterKeepsBridge(ParticipantKind)
    /// Two plays of one scenario differ.
    case notRepeatable
  }

  /// The states in which the code of an application runs.
  static let runningStates = [ApplicationState.inactive, .active, .background]

  /// The step at which it happened, from 0; nil when it is not about one.
  public var step: Int?
  /// What went wrong.
  public var cause: Cause

  /// Whether the center did something after it had been taken for quiet.
  var isLateEffect: Bool {
    if case .lateEffect = cause { true } else { false }
  }

  /// Whether the subject was waited for in vain.
  var isHang: Bool { [.neverQuiet, .waitsThoughSynchronous].contains(cause) }

  /// Whether the subject is at fault, and not the scenario.
  var isAboutSubject: Bool {
    switch cause {
    case .unknownNotification, .unknownParticipant, .participantIsGone, .illegalTransition,
      .needsState, .needsRole, .respondersArePopped, .servicesAreMade, .noService, .namesNoEvent,
      .noURL:
      false
    case .lateEffect, .waitsThoughSynchronous, .neverQuiet, .adapterKeepsBridge, .notRepeatable:
      true
    }
  }

  /// The kind of problem, as reports name it.
  public var kind: String {
    switch cause {
    case .unknownNotification, .unknownParticipant, .needsState, .participantIsGone,
      .illegalTransition, .needsRole, .respondersArePopped, .servicesAreMade, .noService,
      .namesNoEvent, .noURL:
      "scenario.not-playable"
    case .lateEffect: "subject.late-effect"
    case .waitsThoughSynchronous: "subject.not-synchronous"
    case .neverQuiet: "subject.never-quiet"
    case .adapterKeepsBridge: "adapter.keeps-bridge"
    case .notRepeatable: "subject.not-repeatable"
    }
  }
}
