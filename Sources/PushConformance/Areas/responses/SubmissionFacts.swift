import PushSimulation

struct SubmissionFacts: Facts {
  static let roles: Set<Role> = [.actionSubmitting]
  static let kinds: EventKinds = [
    .hears(.application, .nothing, .responses, .scenes), .does(.responses),
  ]
  static let heedsUnwanted = true

  /// The notifications of the open requests of the process; nil for a notification that the kit cannot identify.
  private(set) var open: [NotificationID?] = []
  /// The notifications with a submitted action that the server has not taken yet; earlier processes count, too.
  private(set) var unfinished: IDSet<NotificationID> = []
  private(set) var failed: IDSet<NotificationID> = []
  private(set) var chosen: [NotificationID] = []
  /// The notifications of the actions that the server has taken in the run.
  private(set) var taken: [NotificationID] = []

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { (open, failed) = ([], []) }
    if let (notification, action) = turn.responded, case .choose = action {
      chosen.append(notification)
    }
    if case .responses(.submissionEnded(let notification, let outcome)) = turn.stimulus {
      if let first = open.firstIndex(of: notification) { open.remove(at: first) }
      end(notification, with: outcome)
    }
    // The step would end a request, but the center has canceled the request.
    if turn.stimulus == .nothing(.noSuchLoad), let notification = turn.notificationOfRequest {
      open.removeAll { $0 == notification }
    }
    for (notification, isHeld) in turn.submissions {
      if isHeld {
        open.append(notification)
        if let notification { unfinished.insert(notification) }
      } else if let notification {
        end(notification, with: .loaded)
      }
    }
  }

  private mutating func end(_ notification: NotificationID, with outcome: ContentOutcome) {
    switch outcome {
    case .loaded:
      unfinished.remove(notification)
      taken.append(notification)
    case .failure: failed.insert(notification)
    }
  }
}

extension TurnView {
  // The notification is nil if the kit cannot identify it. A held request is open until a later step ends it.
  var submissions: [(notification: NotificationID?, isHeld: Bool)] {
    effects.compactMap {
      guard case .responses(.submittedAction(_, text: _, let sighting, let isHeld)) = $0
      else { return nil }
      return (run.timeline.notification(of: sighting), isHeld)
    }
  }

  var answeredSubmission: NotificationID? {
    if case .responses(.submissionEnded(let id, _)) = stimulus { id } else { nil }
  }
}
