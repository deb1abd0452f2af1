import PushSimulation

extension TurnView {
  var presentationAnswers: [(notification: NotificationID, options: PresentationOptions)] {
    effects.compactMap {
      guard case .responses(.completed(let completion, .presented(let options))) = $0,
        let notification = own(run.timeline.completions[completion.index].notification)
      else { return nil }
      return (notification, options)
    }
  }

  /// True if this turn belongs to a step in which the user taps the system's banner.
  var isTap: Bool { if case .responses(.tap) = step { true } else { false } }
}
