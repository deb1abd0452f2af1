import PushSimulation

enum SuppressionMembershipChecks {
  static let checks: [Check] = [
    .eachTurn("suppression.attaching-has-no-effect", on: .hears(.participant)) { turn, judge in
      guard case .participant(let stimulus) = turn.stimulus,
        let participant = stimulus.changedMember, turn.kind(of: participant) == .suppressor
      else { return }
      judge.expect(turn.isUnnoticed, in: turn) {
        "no effect: this step only \(stimulus == .attached(participant) ? "attaches" : "detaches")"
          + " \(turn.name(participant))"
      }
    },

    .wholeRun("suppression.newest-takes-the-place", needing: .receipts) { run, judge in
      /// The suppressor that was attached last; nil after a detachment or a release, which can leave no suppressor.
      var newest: ParticipantID?
      /// True if the newest suppressor has taken the place of another suppressor.
      var hasReplaced = false
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { (newest, hasReplaced) = (nil, false) }
        if case .participant(.attached(let member)) = turn.stimulus {
          if run.participants[member.index].kind == .suppressor {
            hasReplaced = newest != nil && (hasReplaced || newest != member)
            newest = member
          }
        } else if case .participant = turn.stimulus {
          (newest, hasReplaced) = (nil, false)
        }
        if let newest, hasReplaced, let notification = turn.toastAtStake, turn.decidesAtOnce {
          judge.expect(turn.askedSuppressors.sorted == [newest], in: turn) {
            "\(turn.name(newest)) to be the only suppressor asked about \(turn.name(notification)): it was"
              + " attached last"
          }
        }
        // A participant that reacts might have attached or detached another participant.
        if turn.isReentered { (newest, hasReplaced) = (nil, false) }
      }
    },

    .eachTurn("suppression.suppressors-coexist", on: .receipts) { turn, judge in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce else { return }
      let objecting = (turn.suppressors.certain + turn.suppressors.uncertain)
        .filter { $0.answersYesTo.contains(notification) }
      let asked = turn.askedSuppressors
      // A later attachment must not replace an earlier one. But a yes of another suppressor can end the questions.
      for earlier in turn.suppressors.certain.dropLast()
      where objecting.allSatisfy({ $0.participant == earlier.participant }) {
        let isAsked =
          turn.toasts.isEmpty && !objecting.isEmpty || asked.contains(earlier.participant)
        judge.expect(isAsked, in: turn) {
          "\(turn.name(earlier.participant)) to be asked: it is attached like the others"
        }
      }
    },

    .eachTurn("suppression.attaching-twice-counts-once", before: \.process, on: .receipts) {
      (turn, history, judge) in
      guard turn.isRoundComplete else { return }
      let asked = turn.askedSuppressors
      for suppressor in history.detachedAfterTwo.sorted
      where turn.kind(of: suppressor) == .suppressor {
        judge.expect(!asked.contains(suppressor), in: turn) {
          "\(turn.name(suppressor)) not to be asked: it was attached twice,"
            + " and detaching it once is enough"
        }
      }
    },

    // A center that waits for an answer can keep alive the suppressor that it has asked, and the suppressors it asks
    // next.
    .heldWeakly("suppression.suppressors-are-held-weakly", .suppressor) { !$1.asked.isEmpty },

    // A center that waits for an answer can keep released suppressors alive, and ask them about another notification.
    neverAsked(
      "suppression.released-suppressor-is-never-asked",
      .released,
      "its owner has released it"
    ) { $1.asked.isEmpty },

    neverAsked("suppression.detached-suppressor-is-never-asked", .detached, "it was detached") {
      !$1.detachedAfterTwo.contains($0)
    },

    .eachTurn("suppression.detaching-removes-that-object-alone", before: \.process, on: .receipts) {
      (turn, history, judge) in
      guard let notification = turn.toastAtStake, turn.decidesAtOnce, history.hasSeenDetachment
      else { return }
      let members = turn.suppressors
      let asked = turn.askedSuppressors
      switch members.suppression(of: notification) {
      case .uncertain: return
      case .suppressed:
        let isOneAsked =
          turn.toasts.isEmpty || members.certain.contains { asked.contains($0.participant) }
        judge.expect(isOneAsked, in: turn) {
          "\(members.certain.map { turn.name($0.participant) }.joined(separator: " or ")) to be"
            + " asked: \(members.certain.count == 1 ? "it is" : "they are") still attached"
        }
      // A wrongly asked suppressor can end the questions with a yes. Another requirement judges that question.
      case .free where turn.isAnsweredWithYes: return
      case .free:
        for member in members.certain {
          judge.expect(asked.contains(member.participant), in: turn) {
            "\(turn.name(member.participant)) to be asked: it is still attached"
          }
        }
      }
    },
  ]

  private static func neverAsked(
    _ id: String,
    _ fate: ProcessFacts.Fate,
    _ reason: String,
    where hasLeft: @escaping @Sendable (ParticipantID, ProcessFacts) -> Bool
  ) -> Check {
    .eachTurn(id, before: \.process, on: .receipts) { turn, history, judge in
      let awaited = turn.suppressorsAwaitedAtOnce
      guard turn.isRoundComplete || !awaited.isEmpty else { return }
      let asked = turn.askedSuppressors.union(awaited)
      for suppressor in history.participants(fate)
      where turn.kind(of: suppressor) == .suppressor && hasLeft(suppressor, history) {
        judge.expect(!asked.contains(suppressor), in: turn) {
          "\(turn.name(suppressor)) not to be asked: \(reason)"
        }
      }
    }
  }
}

extension TurnView {
  // Questions about earlier notifications are left out: they might have begun before a suppressor was detached.
  fileprivate var suppressorsAwaitedAtOnce: IDSet<ParticipantID> {
    var awaited: IDSet<ParticipantID> = []
    for case .suppression(.awaited(let suppressor, let sighting)) in effects
    where received != nil && run.timeline.notification(of: sighting) == received {
      awaited.insert(suppressor)
    }
    return awaited
  }

  /// False if the center might have stopped asking after a yes, so that a missing question proves nothing.
  fileprivate var isRoundComplete: Bool {
    guard let notification = toastAtStake else { return false }
    let suppressors = suppressors
    if suppressors.suppression(of: notification) == .free { return true }
    let asked = askedSuppressors
    return suppressors.certain.allSatisfy { asked.contains($0.participant) }
  }
}
