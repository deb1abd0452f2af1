import PushSimulation

enum RespondersChecks {
  static let checks: [Check] = [
    .eachTurn("responders.asked-until-one-accepts") { turn, judge in
      guard turn.event != nil else { return }
      judge.expectEveryoneAsked(in: turn)
    },

    .eachTurn(
      "responders.asked-in-declared-order",
      obstacle: { policies, _ in
        policies.asks == .inAnyOrder ? "the app declares .asks(.inAnyOrder)" : nil
      }
    ) { turn, judge in
      guard turn.event != nil else { return }
      let chain = turn.responders.certain.map(\.participant)
      // The center stops at the first acceptance. So even one question shows at which end of the chain the center
      // began.
      let asked = turn.askedResponders.filter(chain.contains)
      guard chain.count > 1, !asked.isEmpty else { return }
      let order = turn.run.policies.asks == .newestFirst ? chain.reversed() : chain
      judge.expect(asked == Array(order.prefix(asked.count)), in: turn) {
        "the responders to be asked in this order, \(turn.run.policies.asks == .newestFirst ? "new" : "old")est"
          + " first, as declared: \(order.map(turn.name).joined(separator: ", "))"
      }
    },

    .eachTurn("responders.acceptor-receives-once") { turn, judge in
      guard let notification = turn.event, let taker = turn.taker else { return }
      let times = turn.taken.count {
        $0.responder == taker && $0.sighting.notification == notification
      }
      judge.expect(times == 1, in: turn) {
        "\(turn.name(taker)) to receive \(turn.name(notification)) once, not \(times) times"
      }
    },

    .eachTurn("responders.one-at-most-receives") { turn, judge in
      guard let notification = turn.event,
        turn.responders.certain.count(where: { $0.answersYesTo.contains(notification) }) > 1
      else { return }
      judge.expect(Set(turn.taken.map(\.responder)).count <= 1, in: turn) {
        "at most one responder to receive \(turn.name(notification))"
      }
    },

    .eachTurn("responders.nobody-is-asked-after-acceptance") { turn, judge in
      guard turn.event != nil, let taker = turn.taker, turn.responders.certain.count > 1
      else { return }
      judge.expect(turn.offered.firstIndex(where: \.accepts) == turn.offered.count - 1, in: turn) {
        "no responder to be asked after \(turn.name(taker)) has accepted"
      }
    },

    .eachTurn("responders.decliners-receive-nothing") { turn, judge in
      guard let notification = turn.event else { return }
      for offer in turn.offered where !offer.accepts {
        judge.expect(!turn.taken.contains { $0.responder == offer.responder }, in: turn) {
          "no event for \(turn.name(offer.responder)), which declines"
            + " \(turn.name(notification))"
        }
      }
    },

    .eachTurn("responders.acceptance-ends-dispatch") { turn, judge in
      guard let notification = turn.event, let taker = turn.taker else { return }
      let doesNothingElse = turn.loads.isEmpty && turn.stacks.isEmpty && !turn.mayShow(notification)
      judge.expect(doesNothingElse, in: turn) {
        "no screens to be loaded or shown, and no toast: \(turn.name(taker)) takes"
          + " \(turn.name(notification))"
      }
    },

    .eachTurn("responders.asking-is-a-query") { turn, judge in
      guard turn.event != nil, turn.offered.count > 0 else { return }
      let lastQuestion = turn.lastQuestion
      let firstDeed = turn.effects.firstIndex {
        switch $0 {
        case .responders(.notified), .hierarchy, .toast: true
        case .responders(.asked), .participant, .account, .activity, .badge, .broadcast, .extension,
          .links, .navigation, .permission, .registration, .responses, .services, .suppression,
          .token, .withdrawal:
          false
        }
      }
      judge.expect(firstDeed.map { $0 > lastQuestion ?? 0 } ?? true, in: turn) {
        "no screens to be loaded or shown, no toast, and no event to be delivered before the last"
          + " responder has been asked"
      }
    },

    .wholeRun("responders.decided-anew-each-time") { run, judge in
      var lastAnswers: [ParticipantID: Bool] = [:]
      run.forEachTurn { turn in
        if turn.stimulus.startsProcess { lastAnswers = [:] }
        guard let notification = turn.event else { return }
        let chain = turn.responders.certain
        let hasChanged = chain.contains {
          let answer = $0.answersYesTo.contains(notification)
          return lastAnswers[$0.participant].map { $0 != answer } ?? false
        }
        if hasChanged, turn.isChainCertain, !turn.waitsForInterface {
          let willing = chain.filter { $0.answersYesTo.contains(notification) }
          let isHandedOn =
            willing.isEmpty
            ? turn.taken.isEmpty
            : willing.contains { member in
              turn.taken.contains { $0.responder == member.participant }
            }
          judge.expect(isHandedOn, in: turn) {
            willing.isEmpty
              ? "no responder to receive \(turn.name(notification)): none accepts it now"
              : "\(willing.map { turn.name($0.participant) }.joined(separator: " or ")) to receive"
                + " \(turn.name(notification)), which it accepts now"
          }
        }
        for offer in turn.offered { lastAnswers[offer.responder] = offer.accepts }
      }
    },

    .eachTurn("responders.object-is-optional") { turn, judge in
      guard let notification = turn.event, turn.facts(notification).objectID == nil,
        !turn.facts(notification).unspecified.contains("objectID")
      else { return }
      judge.expectEveryoneAsked(in: turn)
    },

    .eachTurn("responders.unknown-event-reaches-nobody") { turn, judge in
      guard let notification = turn.broughtNotification, turn.event == nil,
        !turn.facts(notification).unspecified.contains("type")
      else { return }
      judge.expect(turn.taken.isEmpty && turn.loads.isEmpty && turn.stacks.isEmpty, in: turn) {
        "no effect of \(turn.name(notification)): "
          + (turn.facts(notification).type.map { "the app knows no event \($0.inQuotes)" }
            ?? "its payload names no event")
      }
    },

    .eachTurn("responders.see-the-notification") { turn, judge in
      guard let notification = turn.event else { return }
      for (responder, sighting) in turn.offered.map({ ($0.responder, $0.sighting) }) + turn.taken {
        guard sighting.sighting != Sighting() else {
          judge.couldNotSee(.respondersReportNothing)
          continue
        }
        let wrong = sighting.sighting.mismatches(with: turn.facts(notification))
        judge.expect(sighting.notification == notification && wrong.isEmpty, in: turn) {
          "\(turn.name(responder)) to see \(turn.name(notification)) as it was sent"
            + (wrong.isEmpty ? "" : ", with ")
            + wrong.map(\.valueSent).joined(separator: ", ")
        }
      }
    },
  ]
}

extension TurnView {
  /// True if the user opens an event before the first screens are ready, so that a center can ask responders later.
  fileprivate var waitsForInterface: Bool { (opened != nil || isLink) && !isInterfaceReady }

  /// The index of the last question to a responder; questions repeated after loads that end at once do not count.
  fileprivate var lastQuestion: Int? {
    var asked: Set<ParticipantID> = []
    var last: Int?
    for (index, effect) in zip(effects.indices, effects) {
      guard case .responders(.asked(let responder, _, _)) = effect else { continue }
      if asked.insert(responder).inserted || !loadsAtOnce { last = index }
    }
    return last
  }

  var offered: [(responder: ParticipantID, sighting: ResolvedSighting, accepts: Bool)] {
    effects.compactMap {
      guard case .responders(.asked(let responder, let sighting, let accepts)) = $0
      else { return nil }
      return (responder, run.timeline.sightings[sighting.index], accepts)
    }
  }

  var taker: ParticipantID? {
    for case .responders(.asked(let responder, _, accepts: true)) in effects { return responder }
    return nil
  }

  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .responders(.notified(let responder, let sighting)) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }
}

extension Judge {
  mutating func expectEveryoneAsked(in turn: TurnView) {
    guard !turn.waitsForInterface else { return }
    let asked = turn.askedResponders
    let missed = turn.responders.certain.map(\.participant).filter { !asked.contains($0) }
    guard !turn.responders.certain.isEmpty else { return }
    expect(turn.taker != nil || missed.isEmpty, in: turn) {
      "\(missed.map(turn.name).joined(separator: ", ")) to be asked"
        + (turn.event.map { " about \(turn.name($0))" } ?? "")
        + " in this step: no responder has accepted the event"
    }
  }
}
