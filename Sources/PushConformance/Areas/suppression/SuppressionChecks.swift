import PushSimulation

enum SuppressionChecks {
  static let checks: [Check] = [
    .eachTurn("suppression.every-live-suppressor-is-asked", on: .receipts) { turn, judge in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce, !turn.isAnsweredWithYes
      else { return }
      let asked = turn.askedSuppressors
      for member in turn.suppressors.certain {
        judge.expect(asked.contains(member.participant), in: turn) {
          "\(turn.name(member.participant)) to be asked about \(turn.name(notification)): it is still attached"
        }
      }
    },

    .compare(
      "suppression.order-of-attachment-is-irrelevant",
      variants: \.reorderedAttachments,
      by: { turn in turn.received == nil ? nil : TurnOutcome(toasts: turn.toasts) }
    ),

    .eachTurn("suppression.any-yes-suppresses", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.isAnsweredWithYes else { return }
      judge.expect(!turn.toasts.contains(notification), in: turn) {
        "no \(turn.toastNoun) of \(turn.name(notification)): a suppressor has said yes"
      }
    },

    .eachTurn("suppression.suppressor-sees-the-notification", on: .receipts) { turn, judge in
      guard let notification = turn.received else { return }
      for asked in turn.asked {
        guard asked.sighting.sighting.saysSomething else {
          judge.couldNotSee(.suppressorsReportNothing)
          continue
        }
        judge.expect(asked.sighting.notification == notification, in: turn) {
          "\(turn.name(asked.suppressor)) to be asked about \(turn.name(notification)), the"
            + " notification received"
        }
      }
    },

    .wholeRun("suppression.decided-per-notification", needing: .receipts) { run, judge in
      var suppressed: IDSet<NotificationID> = []
      run.forEachTurn(on: .hears(.application, .notification)) { turn in
        if turn.stimulus.startsProcess { suppressed = [] }
        guard let notification = turn.toastAtStake, turn.decidesAtOnce else { return }
        if turn.isAnsweredWithYes {
          suppressed.insert(notification)
        } else if suppressed.hasOther(than: notification) {
          judge.expect(turn.toasts == [notification], in: turn) {
            "\(turn.oneToast(of: notification)): no suppressor has said yes about it"
          }
        }
      }
    },

    .wholeRun("suppression.answer-is-asked-anew", needing: .receipts) { run, judge in
      var lastAnswers: [ParticipantID: Bool] = [:]
      run.forEachTurn(on: [.hears(.application, .notification), .does(.suppression)]) { turn in
        if turn.stimulus.startsProcess { lastAnswers = [:] }
        if let notification = turn.toastAtStake, turn.decidesAtOnce {
          let asked = turn.askedSuppressors
          for member in turn.suppressors.certain {
            let answer = member.answersYesTo.contains(notification)
            guard lastAnswers[member.participant] == !answer else { continue }
            // A center can act on the new answer without asking again. Then the center shows no toast after a yes.
            // After a no, the center shows the toast, unless a different suppressor says yes.
            let isAskedAgain =
              asked.contains(member.participant)
              || (answer
                ? turn.toasts.isEmpty
                : turn.isAnsweredWithYes || turn.toasts == [notification])
            judge.expect(isAskedAgain, in: turn) {
              "\(turn.name(member.participant)) to be asked again: its answer has changed to "
                + (answer ? "yes" : "no")
            }
          }
        }
        for case .suppression(.asked(let suppressor, _, let answer)) in turn.effects {
          lastAnswers[suppressor] = answer
        }
      }
    },

    .eachTurn("suppression.never-prevents-routing", on: .receipts) { turn, judge in
      guard let notification = turn.received, let url = turn.urlToFollow,
        turn.suppressors.suppression(of: notification) == .suppressed
      else { return }
      judge.expect(turn.routes == [url], in: turn) {
        turn.oneRoute(to: url) + ", although a suppressor suppresses the toast"
      }
    },

    .eachTurn("suppression.never-prevents-broadcast", on: .receipts) { turn, judge in
      guard let notification = turn.received, turn.isAnsweredWithYes, turn.report == .news
      else { return }
      for observer in turn.observers.certain {
        judge.expect(turn.timesHeard(notification, by: observer.participant) > 0, in: turn) {
          "\(turn.name(observer.participant)) to be notified of \(turn.name(notification)) although a suppressor said yes"
        }
      }
    },

    .eachTurn("suppression.nobody-is-asked-without-a-toast", on: .receipts) { turn, judge in
      guard let notification = turn.received, !turn.suppressors.certain.isEmpty,
        turn.state == .background || turn.facts(notification).isSilent
      else { return }
      judge.expect(turn.asked.isEmpty, in: turn) {
        "no suppressor to be asked: "
          + (turn.state == .background
            ? "the app is in the background" : "\(turn.name(notification)) is silent")
      }
    },
  ]
}

extension Scenario {
  fileprivate var reorderedAttachments: [Check.Variant] {
    let givenCount = given.count
    var runs: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      guard case .participant(.attach(let name)) = step, suppressors[name] != nil else { continue }
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    runs.removeAll { $0.count < 2 }
    guard !runs.isEmpty else { return [] }
    func reordering(_ change: String, _ reorder: ([Step]) -> [Step]) -> Check.Variant {
      var reordered = steps
      for run in runs { reordered.replaceSubrange(run, with: reorder(Array(steps[run]))) }
      return variant(change) {
        $0.given = Array(reordered[..<givenCount])
        $0.when = Array(reordered[givenCount...])
      }
    }
    return [
      reordering("suppressors attached in the opposite order") { $0.reversed() },
      reordering("the first suppressor attached last") { Array($0.dropFirst()) + $0.prefix(1) },
    ]
  }
}

extension TurnView {
  /// The suppressors that were asked and answered at once, each with the sighting that it was asked about.
  var asked: [(suppressor: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .suppression(.asked(let suppressor, let sighting, _)) = $0 else { return nil }
      return (suppressor, run.timeline.sightings[sighting.index])
    }
  }

  var askedSuppressors: IDSet<ParticipantID> {
    effects.reduce(into: []) { asked, effect in
      if case .suppression(.asked(let suppressor, _, _)) = effect { asked.insert(suppressor) }
    }
  }

  var awaitsSuppressors: Bool {
    effects.contains { if case .suppression(.awaited) = $0 { true } else { false } }
  }
}
