import PushSimulation

/// The requests for content that a center makes before it opens a notification, or for a silent push.
struct ContentFacts: Facts {
  static let roles: Set<Role> = [.contentLoading, .backgroundUpdating]
  static let kinds: EventKinds = [.hears(.application, .nothing, .responses), .does(.responses)]
  static let heedsUnwanted = true

  /// The notifications of open requests that are not in ``updates``; nil if the kit cannot identify the notification.
  private(set) var open: [NotificationID?] = []
  /// The notifications for which a request has ended, in any process.
  private(set) var ended: IDSet<NotificationID> = []
  /// The pushes without alert and sound whose content the process requests, one entry for each open request.
  private(set) var updates: [NotificationID] = []
  /// True if the request that ended last in the process has failed.
  private(set) var hasFailed = false

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { (open, updates, hasFailed) = ([], [], false) }
    if case .responses(.contentLoadEnded(let notification, let outcome)) = turn.stimulus {
      hasFailed = outcome == .failure
      if let first = updates.firstIndex(of: notification) { updates.remove(at: first) }
      if let first = open.firstIndex(of: notification) { open.remove(at: first) }
      ended.insert(notification)
    }
    // The step would end a request, but the center has canceled the request.
    if turn.stimulus == .nothing(.noSuchLoad), let notification = turn.notificationOfRequest {
      open.removeAll { $0 == notification }
      updates.removeAll { $0 == notification }
    }
    for case .responses(.startedContentLoad(let sighting, let isHeld)) in turn.effects {
      let notification = turn.run.timeline.notification(of: sighting)
      if let notification, !turn.facts(notification).isForUser {
        if isHeld { updates.append(notification) }
      } else if isHeld {
        open.append(notification)
      } else if let notification {
        ended.insert(notification)
      }
    }
  }
}

extension TurnView {
  private var contentAfterStep: ContentFacts? {
    guard !run.content.isEmpty else { return nil }
    return run.content[after: TurnView(run: run, index: turnsOfStep.upperBound - 1).look]
  }

  var awaitsContent: Bool {
    guard run.roles.contains(.contentLoading), let content = contentAfterStep else { return false }
    return !content.open.isEmpty || !content.updates.isEmpty
  }

  func lacksContent(_ notification: NotificationID) -> Bool {
    guard let content = contentAfterStep else { return false }
    return content.open.contains(notification) && !content.ended.contains(notification)
  }

  var loaded: NotificationID? {
    if case .responses(.contentLoadEnded(let id, _)) = stimulus { id } else { nil }
  }

  /// The notification of a step that ends a request, even if the center has made no such request.
  var notificationOfRequest: NotificationID? {
    guard case .responses(.completeContent(let name, _)) = step else { return nil }
    return run.notification(named: name)
  }
}
