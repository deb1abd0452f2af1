import PushSimulation

enum DeduplicationChecks {
  static let checks: [Check] = [
    eachTurn("deduplication.repetition-is-not-announced") { turn, messages, judge in
      guard let notification = turn.received, turn.report == .repetition else { return }
      judge.expectSilence(about: messages.history.key(of: notification), in: turn, messages)
    },

    eachTurn("deduplication.repetition-is-not-presented") { turn, messages, judge in
      guard let notification = turn.received, turn.report == .repetition,
        messages.shown.contains(messages.history.key(of: notification))
      else { return }
      judge.expect(!turn.showsOverTheApp(notification), in: turn) {
        "no second toast or banner of \(turn.name(notification)), which the user has seen"
      }
    },

    eachTurn("deduplication.response-is-not-announced-again") { turn, messages, judge in
      guard let response = turn.responded?.notification ?? turn.responseOnItsWay,
        // A receipt in the background has no request identifier by which the center could recognize the response.
        case .named = messages.history.key(of: response)
      else { return }
      judge.expectSilence(about: messages.history.key(of: response), in: turn, messages)
    },

    eachTurn("deduplication.change-of-state-announces-nothing") { turn, messages, judge in
      guard turn.isChangeOfState, turn.responseOnItsWay == nil, !messages.told.isEmpty
      else { return }
      let again = turn.heard.compactMap(\.sighting.notification).filter {
        messages.told[messages.history.key(of: $0)] != nil
      }
      judge.expect(again.isEmpty, in: turn) {
        "no observer to be notified of a push: the app has only changed its state"
      }
    },

    isNews("deduplication.equal-text-is-no-repetition") { $0.isUnrelatedTwin($1, of: $2) },

    isNews("deduplication.update-is-news") { $0.isUpdate($2, of: $1) },
  ]

  struct Messages {
    var history: MessageHistory
    var told: [MessageKey: IDSet<ParticipantID>] = [:]
    var shown: Set<MessageKey> = []
  }

  private static func eachTurn(
    _ id: String,
    _ look: @escaping @Sendable (TurnView, Messages, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      var messages = Messages(history: MessageHistory(run))
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (messages.told, messages.shown) = ([:], []) }
        messages.history.begin(turn)
        look(turn, messages, &judge)
        for hearing in turn.heard {
          guard let notification = hearing.sighting.notification else { continue }
          let key = messages.history.key(of: notification)
          messages.told[key, default: []].insert(hearing.observer)
        }
        if let notification = turn.received, turn.showsOverTheApp(notification) {
          messages.shown.insert(messages.history.key(of: notification))
        }
        messages.history.follow(turn)
      }
    }
  }

  /// Returns a check that observers are notified of each new message that is related to an earlier notification.
  private static func isNews(
    _ id: String,
    if isRelated: @escaping @Sendable (TurnView, _ earlier: NotificationID, NotificationID) -> Bool
  ) -> Check {
    .wholeRun(id) { run, judge in
      var earlier: [NotificationID] = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { earlier = [] }
        guard let notification = turn.received, turn.step?.isArrival == true else { return }
        if turn.report == .news, !turn.observers.certain.isEmpty, !turn.isAnsweredWithYes,
          earlier.contains(where: { isRelated(turn, $0, notification) })
        {
          judge.expect(turn.heard.contains { $0.sighting.notification == notification }, in: turn) {
            "an observer to be notified of \(turn.name(notification)): it is a new message"
          }
        }
        earlier.append(notification)
      }
    }
  }
}

extension TurnView {
  fileprivate func showsOverTheApp(_ notification: NotificationID) -> Bool {
    ownToasts.contains(notification)
      || presentationAnswers.contains { $0.notification == notification && $0.options.showsBanner }
  }

  /// The notification whose response reaches the center in a later turn of this step.
  fileprivate var responseOnItsWay: NotificationID? {
    guard isChangeOfState else { return nil }
    return step?.respondedNotification.flatMap(run.notification).flatMap(own)
  }

  fileprivate func isUnrelatedTwin(_ earlier: NotificationID, of later: NotificationID) -> Bool {
    let (one, other) = (facts(earlier), facts(later))
    guard one.title == other.title, one.title != nil, one.url == other.url else { return false }
    let isUpdate = isUpdate(later, of: earlier)
    return !isUpdate
      && (one.messageID != other.messageID || one.messageID == nil && earlier == later)
  }

  fileprivate func isUpdate(_ notification: NotificationID, of earlier: NotificationID) -> Bool {
    let (one, other) = (run.notifications[earlier.index], run.notifications[notification.index])
    guard earlier != notification, one.payload != other.payload else { return false }
    let sharesRequest = one.collapseID != nil && one.collapseID == other.collapseID
    let sharesName = one.facts.messageID != nil && one.facts.messageID == other.facts.messageID
    return sharesRequest || sharesName
  }
}

extension Judge {
  fileprivate mutating func expectSilence(
    about key: MessageKey,
    in turn: TurnView,
    _ messages: DeduplicationChecks.Messages
  ) {
    guard let listeners = messages.told[key] else { return }
    // In this turn, the center can also notify an observer of a new message, or the adapter can report no message.
    let again = turn.heard.first { hearing in
      let told = hearing.sighting.notification.map {
        messages.told[messages.history.key(of: $0), default: []]
      }
      return (told ?? listeners).contains(hearing.observer)
    }
    expect(again == nil, in: turn) {
      again.map {
        "\(turn.name($0.observer)) not to be notified of \(turn.name($0.sighting.notification)): it was"
          + " notified of this message before"
      } ?? ""
    }
  }
}
