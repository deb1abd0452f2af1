/// The handle by which the adapter's suppressor object answers the center's question.
///
/// The handle does not own the suppressor, and records calls even after the suppressor was released. So the kit sees
/// questions to a released suppressor.
@MainActor public final class SuppressorHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records the center's question, and returns whether to suppress the toast, as the scenario defines.
  public func shouldSuppress(_ notification: Sighting = Sighting()) -> Bool {
    application.ask(participant, about: notification)
  }

  /// True if the suppressor answers later, so that the adapter has to call ``decide(on:)``.
  public var takesTime: Bool { application.takesTime(participant) }

  /// Records the center's question, and waits until a step of the scenario says whether to suppress the toast.
  ///
  /// Without such a step, the method waits until the process ends. The result is false if the task is canceled or the
  /// process ends before the answer.
  public func decide(on notification: Sighting = Sighting()) async -> Bool {
    await application.awaitAnswer(of: participant, about: notification)
  }
}

/// The handle by which the adapter's observer object reports the center's calls.
///
/// The handle does not own the observer, and records calls even after the observer was released.
@MainActor public final class ObserverHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records that the center notified the observer that a notification was received.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.tell(participant, of: notification)
  }

  /// Records that the center notified the observer that the user opened a notification.
  public func didOpen(_ notification: Sighting = Sighting()) {
    application.tell(participant, ofOpening: notification)
  }

  /// Records that the center notified the observer of a device token.
  ///
  /// - Parameter token: The token in hexadecimal, as the center reports it. A push provider can issue tokens of its
  ///   own. If the center reports such a token, pass the matching device token.
  public func didRegister(deviceToken token: String) {
    application.tell(participant, ofToken: token)
  }
}

/// The handle by which the adapter's responder object answers the center, and reports the notifications that it
/// received.
///
/// The handle does not own the responder, and records calls even after the responder was released. So the kit sees
/// questions to a released responder.
@MainActor public final class ResponderHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records the center's question, and returns whether the responder accepts, as the scenario defines.
  public func accepts(_ notification: Sighting = Sighting()) -> Bool {
    application.offer(notification, to: participant)
  }

  /// Records that the responder received a notification.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.hand(notification, to: participant)
  }
}
