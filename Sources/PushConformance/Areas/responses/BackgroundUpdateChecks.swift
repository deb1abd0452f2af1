import PushSimulation

/// The checks of Specs/requirements/responses.json about silent pushes for which the center loads content.
enum BackgroundUpdateChecks {
  static let checks: [Check] = [
    .eachTurn("responses.silent-push-updates-once", before: \.content, on: .receipts) {
      turn,
      before,
      judge in
      guard let push = turn.received, let isDue = turn.run.vocabulary.updates(on: turn.facts(push)),
        turn.report == .news, turn.isReceiptForAccountInFront, !turn.hasNoUser,
        turn.turnsOfStep.count(where: { turn.run.turn(at: $0).received == push }) == 1
      else { return }
      let count = turn.requests(for: push)
      guard isDue else {
        return judge.expect(
          count == 0,
          in: turn,
          "no request for the content of \(turn.name(push)): .updates(on:) does not name its event"
        )
      }
      // A center may load one content after another, or load once for several pushes.
      let isBusy = !before.open.isEmpty || !before.updates.isEmpty
      judge.expect(
        count == 1 || count == 0 && isBusy,
        in: turn,
        "exactly one request for the content of \(turn.name(push)), not \(count)"
      )
    },

    eachFetch("responses.fetch-waits-for-the-update") { fetch, push, judge in
      guard let first = fetch.calls.first else { return }
      let answered = fetch.run.turn(at: first)
      // The system waits for only 30 s, so a center may give up before.
      guard answered.time < fetch.arrival.time + ServiceFetch.patience,
        fetch.arrival.holdsUpdate(of: push)
      else { return }
      judge.expect(
        !fetch.run.content.after(answered.look).updates.contains(push),
        in: answered,
        "the completion handler for \(answered.name(push)) not to be called before its content has come"
      )
    },

    eachFetch("responses.fetch-ends-with-the-update") { fetch, push, judge in
      let process = fetch.run.turns(ofProcessAfter: fetch.arrival.index)
      let isDue = fetch.run.vocabulary.updates(on: fetch.arrival.facts(push)) == true
      for turn in process where turn.loaded == push || isDue && turn.loaded != nil {
        let end = turn.turnsOfStep.upperBound - 1
        let content = fetch.run.content.after(fetch.run.turn(at: end).look)
        guard content.updates.isEmpty, content.open.isEmpty else { continue }
        judge.expect(
          fetch.calls.contains { $0 <= end },
          in: turn,
          "the completion handler for \(turn.name(push)) to be called: no request for content is out any more"
        )
      }
    },
  ]

  /// The completion handler of a silent push that comes once in the run.
  private struct Fetch {
    let arrival: TurnView
    /// The turns in which the center calls the completion handler.
    let calls: [Int]
    var run: Run { arrival.run }
  }

  /// Returns a check of each completion handler of a silent push that the system delivers once.
  private static func eachFetch(
    _ id: String,
    _ look: @escaping @Sendable (Fetch, NotificationID, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      let fetches = CompletionHistory.entries(of: run).filter { $0.awaited.kind == .fetch }
      for entry in fetches {
        let arrival = run.turn(at: entry.awaited.turn)
        let push = entry.awaited.notification
        guard arrival.own(push) != nil, arrival.facts(push).isSilent,
          fetches.count(where: { $0.awaited.notification == push }) == 1
        else { continue }
        look(Fetch(arrival: arrival, calls: entry.calls), push, &judge)
      }
    }
  }
}

extension Vocabulary {
  /// Returns whether the app loads content when a push arrives; nil if the app may choose.
  ///
  /// The app may choose for a push that is not silent, and for an event that is not one of the app's.
  fileprivate func updates(on facts: NotificationFacts) -> Bool? {
    guard facts.isSilent, !facts.unspecified.contains("type"),
      isType(facts.type, ofAny: Set(events.keys))
    else { return nil }
    return updateEvents.isEmpty || isType(facts.type, ofAny: updateEvents)
  }
}

extension TurnView {
  /// True if the user has logged out or opted out before this turn, so that the app may do nothing for a push.
  fileprivate var hasNoUser: Bool {
    run.steps.prefix(run.timeline.turns[index].step).contains {
      switch $0 {
      case .account(.logOut), .account(.logOutOf), .account(.optOut): true
      default: false
      }
    }
  }

  /// Returns the number of requests for the content of a push in this turn and the later turns of the step.
  fileprivate func requests(for push: NotificationID) -> Int {
    (index..<turnsOfStep.upperBound).reduce(0) { count, index in
      count
        + run.turn(at: index).effects.count {
          guard case .responses(.startedContentLoad(let sighting, _)) = $0 else { return false }
          return run.timeline.notification(of: sighting) == push
        }
    }
  }

  /// Returns whether a request for the content of a push is out at the end of this turn's step.
  fileprivate func holdsUpdate(of push: NotificationID) -> Bool {
    run.content.after(run.turn(at: turnsOfStep.upperBound - 1).look).updates.contains(push)
  }
}

extension Run {
  fileprivate func turn(at index: Int) -> TurnView { TurnView(run: self, index: index) }

  /// Returns the turns after a turn in the same process.
  fileprivate func turns(ofProcessAfter index: Int) -> some Sequence<TurnView> {
    timeline.turns.indices.dropFirst(index + 1).lazy.map(turn(at:))
      .prefix { !$0.stimulus.startsProcess }
  }

  /// Returns whether the process ends, or the run, while the content of a silent push is loading.
  ///
  /// - Parameter fetch: The completion handler of the push.
  func isUpdating(after fetch: AwaitedCompletion) -> Bool {
    guard roles.contains(.backgroundUpdating), fetch.kind == .fetch else { return false }
    let last = Array(turns(ofProcessAfter: fetch.turn)).last ?? turn(at: fetch.turn)
    return content.after(last.look).updates.contains(fetch.notification)
  }
}
