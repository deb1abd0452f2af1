/// What the adapter's bridge of a suppressor uses to answer the center's question.
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
}

/// What the adapter's bridge of an observer uses to report what it heard.
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
}
