import PushSimulation

enum BroadcastChecks {
  static let checks: [Check] = [
    eachReceipt("broadcast.once-per-receipt") { notification, observers, isNews, turn, judge in
      for observer in observers {
        let times = turn.timesHeard(notification, by: observer)
        judge.expect(times <= 1, in: turn) {
          "\(turn.name(observer)) to be notified of \(turn.name(notification)) once, not \(times) times"
        }
      }
      // Another requirement judges whether observers are notified of a suppressed notification.
      guard isNews, !turn.isAnsweredWithYes else { return }
      judge.expect(observers.contains { turn.timesHeard(notification, by: $0) > 0 }, in: turn) {
        (observers.count > 1 ? "at least one of " : "")
          + "\(observers.map(turn.name).joined(separator: ", ")) to be notified of"
          + " \(turn.name(notification)): \(observers.count > 1 ? "they are" : "it is") attached"
      }
    },

    .eachTurn("broadcast.carries-the-notification", on: .receipts) { turn, judge in
      guard let notification = turn.received else { return }
      for heard in turn.heard {
        guard heard.sighting.sighting.saysSomething else {
          judge.couldNotSee(.observersReportNothing)
          continue
        }
        judge.expect(heard.sighting.notification == notification, in: turn) {
          "\(turn.name(heard.observer)) to be notified of \(turn.name(notification)), the notification received"
        }
      }
    },

    eachReceipt("broadcast.every-state") { notification, observers, isNews, turn, judge in
      guard isNews, turn.state != .active else { return }
      for observer in observers {
        judge.expect(turn.timesHeard(notification, by: observer) > 0, in: turn) {
          "\(turn.name(observer)) to be notified of \(turn.name(notification)), which arrived while the app was"
            + " \(turn.state.name)"
        }
      }
    },

    .compare(
      "broadcast.observers-never-suppress",
      variants: { scenario in
        let observers = Set(scenario.observers)
        return scenario.variants("no observer attached") { step in
          step.participant.map(observers.contains) == true ? nil : step
        }
      },
      by: { turn in turn.received == nil ? nil : TurnOutcome(toasts: turn.toasts) }
    ),

    eachReceipt("broadcast.each-observer-once") { notification, observers, isNews, turn, judge in
      guard isNews, observers.count > 1, !turn.isAnsweredWithYes else { return }
      for observer in observers {
        let times = turn.timesHeard(notification, by: observer)
        judge.expect(times == 1, in: turn) {
          "\(turn.name(observer)) to be notified of \(turn.name(notification)) once, not \(times) times"
        }
      }
    },

    .eachTurn("broadcast.removed-observer-hears-nothing", before: \.process, on: .receipts) {
      (turn, history, judge) in
      guard turn.received != nil else { return }
      for observer in history.participants(.detached)
      where turn.kind(of: observer) == .observer && !history.detachedAfterTwo.contains(observer) {
        judge.expect(!turn.heard.contains { $0.observer == observer }, in: turn) {
          "\(turn.name(observer)) not to be notified of the receipt: it was detached"
        }
      }
    },

    eachReceipt("broadcast.silent-notifications-are-heard") {
      (notification, observers, _, turn, judge) in
      guard turn.facts(notification).isSilent, turn.report == .news else { return }
      for observer in observers {
        judge.expect(turn.timesHeard(notification, by: observer) > 0, in: turn) {
          "\(turn.name(observer)) to be notified of \(turn.name(notification)) although it is silent"
        }
      }
    },
  ]

  /// Returns a check of each receipt of a notification while observers are attached.
  ///
  /// Observers attached several times are left out: the center chooses how often it notifies them. `isNews` is false
  /// for a possible repetition, and for a second delivery when the user taps: observers then need not be notified.
  private static func eachReceipt(
    _ id: String,
    _ look:
      @escaping @Sendable (
        NotificationID, [ParticipantID], _ isNews: Bool, TurnView, inout Judge
      ) -> Void
  ) -> Check {
    .eachTurn(id, before: \.process, on: .receipts) { turn, history, judge in
      guard let notification = turn.received else { return }
      let observers = turn.observers.certain.map(\.participant)
        .filter { !history.attachedTwice.contains($0) }
      guard !observers.isEmpty else { return }
      let isNews =
        turn.report == .news
        && (turn.state != .inactive || !history.received.contains(notification))
      look(notification, observers, isNews, turn, &judge)
    }
  }
}

enum BroadcastMembershipChecks {
  static let checks: [Check] = [
    .heldWeakly("broadcast.observers-are-held-weakly", .observer),

    .eachTurn("broadcast.attached-twice-hears-once", before: \.process, on: .receipts) {
      (turn, history, judge) in
      guard let notification = turn.received else { return }
      for observer in history.participants(.attached)
      where turn.kind(of: observer) == .observer && history.attachedTwice.contains(observer) {
        let times = turn.timesHeard(notification, by: observer)
        // Another requirement judges whether the observer is notified at all.
        guard times > 0 else { continue }
        judge.expect(times == 1, in: turn) {
          "\(turn.name(observer)) to be notified of the receipt once, not \(times) times, although it"
            + " was attached twice"
        }
      }
    },
  ]
}

extension TurnView {
  var heard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.notified(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  var openingsHeard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.toldOfOpening(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  func timesHeard(_ notification: NotificationID, by observer: ParticipantID) -> Int {
    count { effect in
      guard case .broadcast(.notified(observer, let sighting)) = effect else { return false }
      return run.timeline.notification(of: sighting) == notification
    }
  }
}
