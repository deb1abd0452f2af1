import PushSimulation

/// The answers that the system got for its notifications in a turn.
extension TurnView {
  /// How the system was asked to show notifications in this turn.
  var presentationAnswers: [(notification: NotificationID, options: PresentationOptions)] {
    effects.compactMap {
      guard case .responses(.completed(let completion, .presented(let options))) = $0,
        let notification = own(run.timeline.completions[completion.index].notification)
      else { return nil }
      return (notification, options)
    }
  }

  /// Whether this turn belongs to a step in which the user taps the system's banner.
  var isTap: Bool { if case .responses(.tap) = step { true } else { false } }
}
