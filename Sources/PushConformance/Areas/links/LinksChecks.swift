import PushSimulation

enum LinksChecks {
  static let checks: [Check] = [
    .compare(
      "links.same-event-as-the-push",
      variants: { scenario in
        scenario.variants("a push in place of the link") { step in
          guard case .links(.openLink(let name, _)) = step else { return step }
          return .notification(.deliver(name))
        }
      },
      by: { turn in
        // A push that arrives in the background might not reach the center. If an earlier turn brought an equal event,
        // the screens of this event might be loading or loaded already. The center can then load the screens again for
        // the push and not for the link, or the reverse.
        guard turn.state == .active, let event = turn.event, turn.facts(event).isDisplayable,
          !turn.run.hierarchy(of: event).isEmpty, !turn.wasBroughtBefore(event)
        else { return nil }
        return turn.dispatch
      }
    ),

    .eachTurn("links.responders-come-first") { turn, judge in
      guard turn.isLink, let event = turn.event else { return }
      judge.expectEveryoneAsked(in: turn)
      // The load of an earlier, equal event can begin at any time.
      guard !turn.offered.isEmpty, !turn.wasBroughtBefore(event) else { return }
      judge.expect(!turn.loadsBeforeItAsks(event), in: turn) {
        "the screens of \(turn.name(event)) not to be loaded before a responder has been asked"
      }
    },

    .loadsOnce("links.lead-to-the-same-screens") { turn, _ in
      turn.isLink ? turn.eventToLoad : nil
    },

    .eachTurn("links.known-event-is-taken") { turn, judge in
      // For an event without screens, the return values true and false are both right.
      guard turn.isLink, let notification = turn.event,
        !turn.run.hierarchy(of: notification).isEmpty || turn.taker != nil
      else { return }
      judge.expect(turn.replies == [true], in: turn) {
        "the URL to be accepted: the app knows its event"
      }
    },

    .compare(
      "links.further-query-items-are-ignored",
      variants: { scenario in
        scenario.variants("the link without further query items") { step in
          if case .links(.openLink(let name, _?)) = step { .links(.openLink(name)) } else { step }
        }
      },
      by: { turn in
        guard turn.isLink, turn.event != nil else { return nil }
        var outcome = turn.dispatch
        outcome.replies = turn.replies
        return outcome
      }
    ),

    .eachTurn("links.foreign-url-is-not-taken") { turn, judge in
      guard case .links(.openedURL(let url, nil)) = turn.stimulus else { return }
      judge.expect(turn.replies == [false] && turn.isUnnoticed, in: turn) {
        "\(url) to be declined, without an effect"
      }
    },

    .eachTurn("links.unknown-event-is-not-taken") { turn, judge in
      guard turn.isLink, turn.broughtNotification != nil, turn.event == nil else { return }
      judge.expect(turn.replies == [false] && turn.isUnnoticed, in: turn) {
        "the URL to be declined, without an effect: the app does not know the event"
      }
    },

    .eachTurn("links.escapes-are-decoded-once") { turn, judge in
      guard turn.isLink, let notification = turn.event,
        let object = turn.facts(notification).objectID, !object.utf8.allSatisfy({ $0.isUnreserved })
      else { return }
      let seen = turn.sightings.compactMap(\.sighting.objectID)
      guard !seen.isEmpty else { return judge.couldNotSee(.nothingShowsObjects) }
      judge.expect(seen.allSatisfy { $0 == object }, in: turn) {
        "the center to read object \(object.inQuotes), with the escapes of the URL decoded"
          + " once, not \((seen.first { $0 != object } ?? "").inQuotes)"
      }
    },

    .eachTurn("links.object-is-optional", before: \.loading) { turn, history, judge in
      guard turn.isLink, let notification = turn.event,
        turn.facts(notification).objectID == nil, turn.eventToLoad != nil || turn.taker != nil,
        turn.taker != nil || history.awaitsLoad(of: notification, in: turn)
      else { return }
      judge.expect(turn.taker != nil || turn.loads == [notification], in: turn) {
        "\(turn.oneLoad(of: notification)), although its link names no object"
      }
    },

    .eachTurn("links.opened-link-needs-no-toast", before: \.loading) { turn, history, judge in
      var opened = turn.isLink && turn.state == .active ? turn.event : nil
      if let loaded = turn.loadedScreens, history.latestWish == loaded, !history.wentByHand,
        turn.run.steps.contains(where: {
          $0.openedLink?.notification == turn.run.notifications[loaded.index].name
        })
      {
        opened = loaded
      }
      guard let opened else { return }
      judge.expect(!turn.mayShow(opened), in: turn) { "no toast: the user has opened the link" }
    },
  ]
}

extension TurnView {
  fileprivate var dispatch: TurnOutcome {
    TurnOutcome(taken: outcome.taken, loads: loads, events: dispatchedEvents)
  }

  fileprivate var dispatchedEvents: [String] {
    effects.compactMap { effect in
      guard let sighting = effect.dispatched else { return nil }
      let seen = run.timeline.sightings[sighting.index].sighting
      return (seen.type.map { "event \($0.inQuotes)" } ?? "an unknown event")
        + (seen.objectID.map { ", object \($0.inQuotes)" } ?? ", no object")
    }
  }

  fileprivate func wasBroughtBefore(_ notification: NotificationID) -> Bool {
    let event = facts(notification)
    return run.timeline.turns[..<index].contains { turn in
      turn.stimulus.broughtNotification.map { facts($0).hasSameEvent(as: event) } ?? false
    }
  }

  fileprivate func loadsBeforeItAsks(_ event: NotificationID) -> Bool {
    for effect in effects {
      if case .responders(.asked(_, let sighting, _)) = effect,
        [event, nil].contains(run.timeline.notification(of: sighting))
      {
        return false
      }
      if case .hierarchy(.startedLoad(let sighting)) = effect,
        run.timeline.notification(of: sighting) == event
      {
        return true
      }
    }
    return false
  }

  var replies: [Bool] {
    effects.compactMap { if case .links(.repliedToURL(let isTaken)) = $0 { isTaken } else { nil } }
  }

  /// True if the user opens a URL in this turn, on iOS 4.2 or later.
  var isLink: Bool { if case .links(.openedURL) = stimulus { true } else { false } }

  /// The notification that is equivalent to the opened link; nil if no notification is equivalent.
  var linkedNotification: NotificationID? {
    if case .links(.openedURL(_, let notification)) = stimulus { notification } else { nil }
  }
}

extension UInt8 {
  /// True if the byte is an unreserved character of URLs (RFC 3986, section 2.3).
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
