/// The handle by which a suppressor's bridge answers the center's question.
///
/// It does not own the participant and records calls even after the participant's release. So questions to a released
/// suppressor are seen.
@MainActor public final class SuppressorHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records the center's question and returns the answer that the scenario defines.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  /// - Returns: Whether to suppress the toast.
  public func shouldSuppress(_ notification: Sighting = Sighting()) -> Bool {
    application.ask(participant, about: notification)
  }

  /// Whether the suppressor answers later, so that the bridge has to call ``decide(on:)``.
  public var takesTime: Bool { application.takesTime(participant) }

  /// Records the center's question and returns the answer when a step gives it, which may never happen.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  /// - Returns: Whether to suppress the toast; false when the task is cancelled first, or the process ends.
  public func decide(on notification: Sighting = Sighting()) async -> Bool {
    await application.awaitAnswer(of: participant, about: notification)
  }
}

/// The handle by which an observer's bridge reports what it heard.
///
/// It does not own the participant and records calls even after the participant's release.
@MainActor public final class ObserverHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records that the observer heard of a receipt.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.tell(participant, of: notification)
  }

  /// Records that the observer heard that the user opened a notification.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  public func didOpen(_ notification: Sighting = Sighting()) {
    application.tell(participant, ofOpening: notification)
  }

  /// Records that the observer heard of a device token.
  ///
  /// - Parameter token: The token in hexadecimal, as the center reports it. For a push provider's token, pass the
  ///   device token that it stands for.
  public func didRegister(deviceToken token: String) {
    application.tell(participant, ofToken: token)
  }
}

/// The handle by which a responder's bridge answers the center, and reports what it received.
///
/// It does not own the participant and records calls even after the participant's release. So questions to a released
/// responder are seen.
@MainActor public final class ResponderHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records the center's question and returns the answer that the scenario defines.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  /// - Returns: Whether the responder accepts the notification.
  public func accepts(_ notification: Sighting = Sighting()) -> Bool {
    application.offer(notification, to: participant)
  }

  /// Records that the responder received a notification.
  ///
  /// - Parameter notification: The sighting of the center's own notification.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.hand(notification, to: participant)
  }
}
