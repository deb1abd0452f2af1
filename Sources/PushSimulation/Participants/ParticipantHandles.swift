/// The handle by which the adapter's bridge of a suppressor answers the center's question.
///
/// It does not own the participant and goes on recording after the participant's release, so a
/// center that asks a suppressor it should have forgotten is seen doing it.
@MainActor public final class SuppressorHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records that the center asks, and answers as the scenario says.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  /// - Returns: Whether the toast shall be kept away.
  public func shouldSuppress(_ notification: Sighting = Sighting()) -> Bool {
    application.ask(participant, about: notification)
  }

  /// Whether the suppressor has to find out, so that the center has to wait for it; then
  /// ``decide(on:)`` is what to call.
  public var takesTime: Bool { application.takesTime(participant) }

  /// Records that the center asks, and answers when the scenario says so, which may be never.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  /// - Returns: Whether the toast shall be kept away; false where the task is cancelled first, and at
  ///   the end of the process.
  public func decide(on notification: Sighting = Sighting()) async -> Bool {
    await application.awaitAnswer(of: participant, about: notification)
  }
}

/// The handle by which the adapter's bridge of an observer reports what it heard.
///
/// It does not own the participant and goes on recording after the participant's release.
@MainActor public final class ObserverHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records that the observer was told of a receipt.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.tell(participant, of: notification)
  }

  /// Records that the observer was told that the user has opened a notification.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  public func didOpen(_ notification: Sighting = Sighting()) {
    application.tell(participant, ofOpening: notification)
  }

  /// Records that the observer was told of a device token.
  ///
  /// - Parameter token: The token in hexadecimal, as the center says it; one of a provider is the
  ///   token of the device that it stands for.
  public func didRegister(deviceToken token: String) {
    application.tell(participant, ofToken: token)
  }
}

/// The handle by which the adapter's bridge of a responder answers the center, and reports what it took.
///
/// It does not own the participant and goes on recording after the participant's release, so a
/// center that asks a responder it should have forgotten is seen doing it.
@MainActor public final class ResponderHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID

  package init(application: SimulatedApplication, participant: ParticipantID) {
    self.application = application
    self.participant = participant
  }

  /// Records that the center asks, and answers as the scenario says.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  /// - Returns: Whether the responder takes the notification.
  public func accepts(_ notification: Sighting = Sighting()) -> Bool {
    application.offer(notification, to: participant)
  }

  /// Records that the responder was handed a notification.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  public func didReceive(_ notification: Sighting = Sighting()) {
    application.hand(notification, to: participant)
  }
}
