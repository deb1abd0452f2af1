import PushSimulation

struct CompletionHistory {
  struct Entry {
    var awaited: AwaitedCompletion
    var calls: [Int]
    /// The virtual time that passes after the callback, until the app is suspended, the process ends or the run ends.
    var time: Duration
    /// True if the call of the handler waits for an answer that a service, a suppressor or the server has not given.
    var awaitsAnswer = false
    /// The turn from which the kit counts the time to the first call; nil if the center did not wait for all answers.
    var start: Int?

    /// Records the turns of the answers that the center needs; nil stands for a missing answer.
    fileprivate mutating func wait(for answers: [Int?]) {
      if answers.contains(nil) { awaitsAnswer = true }
      guard let call = calls.first, let start else { return }
      let isMissing = answers.contains { ($0 ?? .max) > call }
      self.start = isMissing ? nil : answers.compactMap(\.self).reduce(start, max)
    }
  }

  /// The time for which the system waits for a call of the completion handler: "within 30 seconds", Apple,
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  static let patience = Duration.seconds(30)

  static func entries(of run: Run) -> [Entry] {
    var calls = Array(repeating: [Int](), count: run.timeline.completions.count)
    for (index, turn) in run.timeline.turns.enumerated() {
      for case .responses(.completed(let completion, _)) in run.timeline.effects[turn.effects] {
        calls[completion.index].append(index)
      }
    }
    var entries = zip(run.timeline.completions, calls).map { awaited, calls in
      Entry(
        awaited: awaited,
        calls: calls,
        time: run.timeInProcess(after: run.timeline.turns[awaited.turn].step),
        start: awaited.turn
      )
    }
    for case (let index, let fetch?) in run.serviceFetches.enumerated() {
      entries[index].wait(for: fetch.called.map { fetch.answers[$0]?.first?.turn })
    }
    if run.roles.contains(.backgroundUpdating) {
      run.heedRequests(.fetch, in: &entries, endedIn: \.loaded) { turn in
        let content = run.content[after: turn.look]
        return !content.open.isEmpty || !content.updates.isEmpty
      }
    }
    if run.roles.contains(.actionSubmitting) {
      run.heedRequests(.response, in: &entries, endedIn: \.answeredSubmission) { turn in
        !run.submissions[after: turn.look].open.isEmpty
      }
    }
    // Without a time limit for suppressors, a center waits until all of its suppressors have answered.
    for round in run.policies.suppressionLimit == nil ? run.lateRounds : [] {
      for index in entries.indices
      where entries[index].awaited.notification == round.notification
        && entries[index].awaited.kind != .response
      {
        entries[index].wait(for: round.questions.map { $0.answer?.turn })
      }
    }
    return entries
  }
}

extension Run {
  /// Makes completion handlers of the app's own pushes wait for requests, and counts time from the last request's end.
  fileprivate func heedRequests(
    _ kind: AwaitedCompletion.Kind,
    in entries: inout [CompletionHistory.Entry],
    endedIn ended: (TurnView) -> NotificationID?,
    isOut: (TurnView) -> Bool
  ) {
    for index in entries.indices where entries[index].awaited.kind == kind {
      let arrival = TurnView(run: self, index: entries[index].awaited.turn)
      guard arrival.own(entries[index].awaited.notification) != nil else { continue }
      let process = [arrival] + turns(ofProcessAfter: arrival.index)
      if process.last.map(isOut) == true { entries[index].awaitsAnswer = true }
      let call = entries[index].calls.first ?? .max
      if let last = process.last(where: { $0.index < call && isOut($0) }) {
        entries[index].wait(for: [last.index + 1])
      }
      if let end = process.last(where: { ended($0) != nil }) {
        entries[index].time = timeInProcess(after: timeline.turns[end.index].step)
      }
    }
  }

  // If the user cannot give a response, the later steps can be impossible, so the time of these steps does not count.
  func timeInProcess(after step: Int) -> Duration {
    let end = timeline.firstMissedResponse.map { timeline.turns[$0].step + 1 } ?? steps.count
    var time = Duration.zero
    for step in steps.prefix(end).dropFirst(step + 1) {
      if step.stopsCode { return time }
      time += step.duration ?? .zero
    }
    return time
  }

  fileprivate func runningTime(from start: Int, to end: Int) -> Duration {
    let steps = steps.prefix(timeline.turns[end].step).dropFirst(timeline.turns[start].step + 1)
    guard !steps.contains(where: \.stopsCode) else { return .zero }
    return TurnView(run: self, index: end).time - TurnView(run: self, index: start).time
  }
}

extension Check {
  // The time until the handler is called counts from the callback, or from the last answer that the center waits for.
  static func completedOnce(_ id: String, _ kind: AwaitedCompletion.Kind) -> Check {
    wholeRun(id) { run, judge in
      for entry in CompletionHistory.entries(of: run) where entry.awaited.kind == kind {
        let handedOver = TurnView(run: run, index: entry.awaited.turn)
        let name = handedOver.name(entry.awaited.notification)
        switch entry.calls.count {
        case 1:
          let time = entry.start.map { run.runningTime(from: $0, to: entry.calls[0]) } ?? .zero
          judge.expect(time <= CompletionHistory.patience, in: handedOver) {
            "the completion handler for \(name) to be called within 30 s, not after"
              + " \(time.roundedSeconds) s"
          }
        case 0:
          guard entry.time >= CompletionHistory.patience, !entry.awaitsAnswer else { continue }
          judge.expect(false, in: handedOver) {
            "the completion handler for \(name) to be called within 30 s"
          }
        default:
          judge.expect(false, in: TurnView(run: run, index: entry.calls[1])) {
            "the completion handler for \(name) to be called once, not \(entry.calls.count) times in all"
          }
        }
      }
    }
  }
}

extension Duration {
  fileprivate var roundedSeconds: Int64 {
    components.seconds + (components.attoseconds > 0 ? 1 : 0)
  }
}
