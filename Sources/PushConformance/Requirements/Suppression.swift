import PushSimulation

/// The checks of Specs/requirements/suppression.json that look at who is a member.
enum SuppressionMembership {
  static let checks: [Check] = [
    .eachTurn("suppression.attaching-has-no-effect") { turn, judge in
      switch turn.stimulus {
      case .attached(let participant), .detached(let participant):
        guard turn.run.participants[participant.index].kind == .suppressor else { return }
        let visible = turn.effects.filter {
          if case .participantDeallocated = $0 { false } else { true }
        }
        judge.expect(visible.isEmpty, in: turn, "no effect at all")
      default: return
      }
    },

    .eachTurn("suppression.suppressors-coexist") { turn, judge in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce else { return }
      let objecting = turn.suppressors.certain.filter { $0.suppresses.covers(notification) }
      // One that was attached before another is the one that could have been displaced. Whether
      // it has been asked is certain where nobody else ends the round with a yes.
      for earlier in turn.suppressors.certain.dropLast()
      where objecting.allSatisfy({ $0.participant == earlier.participant }) {
        judge.expect(
          turn.toasts.isEmpty && !objecting.isEmpty || turn.isAsked(earlier.participant),
          in: turn,
          "\(turn.name(earlier.participant)) to be asked: it is attached as well as the others"
        )
      }
    },

    .eachTurnWithHistory("suppression.attaching-twice-counts-once") { turn, history, judge in
      guard turn.isRoundComplete else { return }
      for suppressor in history.detachedAfterTwo.sorted(by: { $0.index < $1.index })
      where turn.run.participants[suppressor.index].kind == .suppressor {
        judge.expect(
          !turn.isAsked(suppressor),
          in: turn,
          "\(turn.name(suppressor)) not to be asked: one detaching ends two attachings"
        )
      }
    },

    .eachTurnWithHistory("suppression.suppressors-are-held-weakly") { turn, history, judge in
      guard case .released(let suppressor) = turn.stimulus,
        turn.run.participants[suppressor.index].kind == .suppressor,
        history.fates[suppressor] == .attached
      else { return }
      judge.expect(
        turn.effects.contains(.participantDeallocated(suppressor)),
        in: turn,
        "\(turn.name(suppressor)) to go away: nobody but the center holds it now"
      )
    },

    .eachTurnWithHistory("suppression.released-suppressor-is-never-asked") {
      turn,
      history,
      judge in
      guard turn.isRoundComplete else { return }
      for suppressor in history.participants(.released)
      where turn.run.participants[suppressor.index].kind == .suppressor {
        judge.expect(
          !turn.isAsked(suppressor),
          in: turn,
          "\(turn.name(suppressor)) not to be asked: its owner has let it go"
        )
      }
    },

    .eachTurnWithHistory("suppression.detached-suppressor-is-never-asked") {
      turn,
      history,
      judge in
      guard turn.isRoundComplete else { return }
      for suppressor in history.participants(.detached)
      where turn.run.participants[suppressor.index].kind == .suppressor
        && !history.detachedAfterTwo.contains(suppressor)
      {
        judge.expect(
          !turn.isAsked(suppressor),
          in: turn,
          "\(turn.name(suppressor)) not to be asked: it was detached"
        )
      }
    },

    .eachTurnWithHistory("suppression.detaching-removes-that-object-alone") {
      turn,
      history,
      judge in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce, history.hasSeenDetachment
      else { return }
      let members = turn.suppressors
      switch members.suppression(of: notification) {
      case .uncertain: return
      case .suppressed:
        judge.expect(
          turn.toasts.isEmpty || members.certain.contains { turn.isAsked($0.participant) },
          in: turn,
          "those that are still attached to be asked"
        )
      // A yes from somebody who has no say ends the round as well, and is judged elsewhere.
      case .free where turn.isAnsweredWithYes: return
      case .free:
        for member in members.certain {
          judge.expect(
            turn.isAsked(member.participant),
            in: turn,
            "\(turn.name(member.participant)) to be asked: it is still attached"
          )
        }
      }
    },
  ]
}

/// The checks of Specs/requirements/suppression.json that look at questions and answers.
enum SuppressionDecision {
  static let checks: [Check] = [
    .eachTurn("suppression.every-live-suppressor-is-asked") { turn, judge in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce, !turn.isAnsweredWithYes
      else { return }
      for member in turn.suppressors.certain {
        judge.expect(
          turn.isAsked(member.participant),
          in: turn,
          "\(turn.name(member.participant)) to be asked about \(turn.name(notification))"
        )
      }
    },

    .compare(
      "suppression.order-of-attachment-is-irrelevant",
      variants: \.reorderedAttachments,
      by: { turn in turn.received == nil ? nil : TurnOutcome(toasts: turn.toasts) }
    ),

    .eachTurn("suppression.any-yes-suppresses") { turn, judge in
      guard let notification = turn.received, turn.isAnsweredWithYes else { return }
      judge.expect(
        !turn.toasts.contains(notification),
        in: turn,
        "no toast of \(turn.name(notification)): a suppressor has said yes"
      )
    },

    .eachTurn("suppression.suppressor-sees-the-notification") { turn, judge in
      guard let notification = turn.received else { return }
      for asked in turn.asked {
        guard asked.sighting.sighting.saysSomething else {
          judge.couldNotSee(.suppressorsReportNothing)
          continue
        }
        judge.expect(
          asked.sighting.notification == notification,
          in: turn,
          "\(turn.name(asked.suppressor)) to be asked about \(turn.name(notification))"
        )
      }
    },

    .wholeRun("suppression.decided-per-notification") { run, judge in
      var suppressed: Set<NotificationID> = []
      run.forEachTurn { turn in
        if turn.stimulus == .lifecycle(.willFinishLaunching) { suppressed = [] }
        guard let notification = turn.toastAtStake, turn.decidesAtOnce else { return }
        if turn.isAnsweredWithYes {
          suppressed.insert(notification)
        } else if !suppressed.subtracting([notification]).isEmpty {
          judge.expect(
            turn.toasts == [notification],
            in: turn,
            "a toast of \(turn.name(notification)): nobody has objected to this one"
          )
        }
      }
    },

    .wholeRun("suppression.answer-is-asked-anew") { run, judge in
      var lastAnswers: [ParticipantID: Bool] = [:]
      run.forEachTurn { turn in
        if turn.stimulus == .lifecycle(.willFinishLaunching) { lastAnswers = [:] }
        if let notification = turn.toastAtStake, turn.decidesAtOnce {
          for member in turn.suppressors.certain {
            let answer = member.suppresses.covers(notification)
            guard lastAnswers[member.participant] == !answer else { continue }
            // One that now objects counts only when it is asked; one that no longer objects must
            // not go on counting.
            judge.expect(
              turn.isAsked(member.participant)
                || (answer
                  ? turn.toasts.isEmpty
                  : turn.isAnsweredWithYes || turn.toasts == [notification]),
              in: turn,
              "\(turn.name(member.participant)) to be asked again: its answer has changed to "
                + (answer ? "yes" : "no")
            )
          }
        }
        for case .askedSuppressor(let suppressor, _, let answer) in turn.effects {
          lastAnswers[suppressor] = answer
        }
      }
    },

    .eachTurn("suppression.never-prevents-routing") { turn, judge in
      guard turn.followsAtOnce, let notification = turn.received,
        let url = turn.facts(notification).usableURL, !turn.facts(notification).isSilent,
        turn.suppressors.suppression(of: notification) == .suppressed
      else { return }
      judge.expect(turn.routes == [url], in: turn, "\(url) to be opened all the same")
    },

    .eachTurn("suppression.never-prevents-broadcast") { turn, judge in
      guard let notification = turn.received, turn.isAnsweredWithYes else { return }
      for observer in turn.observers.certain {
        judge.expect(
          turn.timesHeard(notification, by: observer.participant) > 0,
          in: turn,
          "\(turn.name(observer.participant)) to hear of \(turn.name(notification)) all the same"
        )
      }
    },

    .eachTurn("suppression.nobody-is-asked-without-a-toast") { turn, judge in
      guard let notification = turn.received, !turn.suppressors.certain.isEmpty,
        turn.state == .background || turn.facts(notification).isSilent
      else { return }
      judge.expect(turn.asked.isEmpty, in: turn, "nobody to be asked")
    },
  ]
}

extension TurnView {
  /// Whether a toast was at stake and every member has been asked, or would have had to be: only
  /// then it says something that somebody else was not.
  fileprivate var isRoundComplete: Bool {
    guard let notification = toastAtStake else { return false }
    let suppressors = suppressors
    return suppressors.suppression(of: notification) == .free
      || suppressors.certain.allSatisfy { isAsked($0.participant) }
  }
}

extension Scenario {
  /// Variants in which suppressors that are attached one after another are attached in another
  /// order.
  fileprivate var reorderedAttachments: [Check.Variant] {
    let givenCount = given.count
    var runs: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      guard case .attach(let name) = step, suppressors[name] != nil else { continue }
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    runs.removeAll { $0.count < 2 }
    guard !runs.isEmpty else { return [] }
    func variant(_ change: String, _ reorder: ([Step]) -> [Step]) -> Check.Variant {
      var reordered = steps
      for run in runs { reordered.replaceSubrange(run, with: reorder(Array(steps[run]))) }
      var variant = self
      variant.given = Array(reordered[..<givenCount])
      variant.when = Array(reordered[givenCount...])
      return Check.Variant(change: change, scenario: variant)
    }
    return [
      variant("suppressors attached in the opposite order") { $0.reversed() },
      variant("the first suppressor attached last") { Array($0.dropFirst()) + $0.prefix(1) },
    ]
  }
}
