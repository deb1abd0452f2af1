import PushSimulation

extension ResponseEpisode {
  /// The actions that the app's handler gets in the step, or that the center first submits to the server.
  ///
  /// A center may repeat a request for an earlier action in this step. Such a request is left out.
  var actions: [(identifier: String, text: String?)] {
    turns.flatMap(\.effects).compactMap { effect in
      if case .responses(.handledAction(let identifier, let text, _)) = effect {
        return (identifier, text)
      }
      guard
        case .responses(.submittedAction(let identifier, let text, let sighting, isHeld: _)) =
          effect,
        !repeats(run.timeline.notification(of: sighting))
      else { return nil }
      return (identifier, text)
    }
  }

  /// True if a request that submits an action is out when the step begins.
  var submits: Bool { submissionsBefore.map { !$0.open.isEmpty } ?? false }

  private var run: Run { first.run }

  private var submissionsBefore: SubmissionFacts? {
    run.submissions.isEmpty ? nil : run.submissions.before(turns[0].look)
  }

  /// Returns whether a request in this step repeats a request for an action of a notification.
  private func repeats(_ notification: NotificationID?) -> Bool {
    notification.map { submissionsBefore?.unfinished.contains($0) ?? false } ?? false
  }
}
