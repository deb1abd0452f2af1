import PushSimulation

enum ResponderMembershipChecks {
  static let checks: [Check] = [
    .eachTurn("responders.pushing-has-no-effect") { turn, judge in
      guard case .participant(.attached(let participant)) = turn.stimulus,
        turn.kind(of: participant) == .responder
      else { return }
      judge.expect(turn.isUnnoticed, in: turn) {
        "no effect: attaching \(turn.name(participant)) only adds it to the responder chain"
      }
    },

    .heldWeakly("responders.held-weakly", .responder),

    .eachTurn("responders.dead-one-does-not-end-the-round", before: \.process) {
      (turn, history, judge) in
      guard turn.event != nil,
        history.participants(.released).contains(where: { turn.kind(of: $0) == .responder })
      else { return }
      judge.expectEveryoneAsked(in: turn)
    },

    .eachTurn("responders.released-one-is-never-asked", before: \.process) { turn, history, judge in
      guard turn.event != nil else { return }
      for responder in history.participants(.released)
      where turn.kind(of: responder) == .responder {
        judge.expect(!turn.askedResponders.contains(responder), in: turn) {
          "\(turn.name(responder)) not to be asked: its owner has released it"
        }
      }
    },

    .wholeRun("responders.pop-removes-the-newest", needing: .hears(.responders)) { run, judge in
      var popped: IDSet<ParticipantID> = []
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { popped = [] }
        if case .responders(.popped) = turn.stimulus, let newest = turn.poppedWithoutDoubt {
          popped.insert(newest)
        }
        for case .participant(.attached(let participant)) in turn.stimuli {
          popped.remove(participant)
        }
        guard turn.event != nil else { return }
        for responder in popped.sorted {
          judge.expect(!turn.askedResponders.contains(responder), in: turn) {
            "\(turn.name(responder)) not to be asked: it was popped"
          }
        }
      }
    },

    .eachTurn("responders.pop-of-an-empty-chain-is-harmless") { turn, judge in
      guard turn.stimulus == .responders(.popped), turn.chain.isEmpty else { return }
      judge.expect(turn.isUnnoticed, in: turn) { "no effect: the chain is empty" }
    },

    .wholeRun("responders.pop-spares-the-living", needing: .hears(.responders)) { run, judge in
      var hasPoppedDead = false
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { hasPoppedDead = false }
        if case .responders(.popped) = turn.stimulus, turn.chain.last?.isReleased == true {
          hasPoppedDead = true
        }
        guard hasPoppedDead, turn.event != nil else { return }
        judge.expectEveryoneAsked(in: turn)
      }
    },

    .eachTurn("responders.pushed-twice-receives-once", before: \.process) { turn, history, judge in
      guard let notification = turn.event else { return }
      for responder in history.attachedTwice.sorted
      where turn.kind(of: responder) == .responder && turn.taker == responder {
        let times = turn.taken.count { $0.responder == responder }
        judge.expect(times == 1, in: turn) {
          "\(turn.name(responder)) to receive \(turn.name(notification)) once, although it was"
            + " attached twice, not \(times) times"
        }
      }
    },
  ]
}

extension TurnView {
  /// The responders on the chain before this turn, the newest last; released responders are included.
  fileprivate var chain: [Attachment] {
    run.timeline.attachments[turn.attachments].filter { $0.kind == .responder }
  }

  /// The responder that a pop removes in this turn; nil if the steps do not determine the responder.
  fileprivate var poppedWithoutDoubt: ParticipantID? {
    guard let newest = chain.last, !newest.isReleased else { return nil }
    // The top of the chain can be a responder that was pushed twice, or a released responder that the center holds.
    let standing = Set(responders.uncertain.map(\.participant))
    let isOpen = chain.contains {
      $0.isUncertain && ($0.isReleased || standing.contains($0.participant))
    }
    return isOpen ? nil : newest.participant
  }
}
