import PushSimulation

/// The completion handlers that a center received, and the turns in which the center called them.
struct CompletionHistory {
  /// A completion handler that the center received, and the calls of this handler.
  struct Entry {
    /// The callback that brought the completion handler, and the notification of the callback.
    var awaited: AwaitedCompletion
    /// The turns in which the center called the completion handler.
    var calls: [Int]
    /// The virtual time that passes after the callback, until the app is suspended or the process or run ends.
    var time: Duration
    /// The answer of a service, a suppressor or the server that the center needs before it can call the handler.
    var answer = Answer.unneeded

    /// Notes that the center needs an answer, and whether this answer is missing.
    fileprivate mutating func needAnswer(isMissing: Bool) {
      if answer != .missing { answer = isMissing ? .missing : .given }
    }
  }

  /// Whether the answer that a center needs has come by the end of the process or run.
  enum Answer { case unneeded, given, missing }

  /// The time for which the system waits for the call: "within 30 seconds", Apple,
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  static let patience = Duration.seconds(30)

  /// Returns the completion handlers of a run, in the order of their callbacks.
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
        time: run.timeInProcess(after: run.timeline.turns[awaited.turn].step)
      )
    }
    for case (let index, let fetch?) in run.serviceFetches.enumerated() {
      entries[index].needAnswer(isMissing: fetch.isOpen)
    }
    if run.roles.contains(.backgroundUpdating) {
      run.heedRequests(.fetch, in: &entries, endedIn: \.loaded) { turn in
        let content = run.content.after(turn.look)
        return !content.open.isEmpty || !content.updates.isEmpty
      }
    }
    if run.roles.contains(.actionSubmitting) {
      run.heedRequests(.response, in: &entries, endedIn: \.answeredSubmission) { turn in
        !run.submissions.after(turn.look).open.isEmpty
      }
    }
    // Without a time limit for suppressors, a center waits until all of its suppressors have answered.
    for round in run.policies.suppressionLimit == nil ? run.lateRounds : [] {
      let isOpen = round.questions.contains { $0.answer == nil }
      for index in entries.indices where entries[index].awaited.notification == round.notification {
        entries[index].needAnswer(isMissing: isOpen)
      }
    }
    return entries
  }
}

extension Run {
  /// Lets completion handlers for the app's own pushes wait while requests to the server are out.
  ///
  /// Their time counts from the end of the last request.
  ///
  /// - Parameters:
  ///   - kind: The kind of the completion handlers.
  ///   - entries: The completion handlers of the run.
  ///   - ended: The notification whose request ends in a turn; nil for none.
  ///   - isOut: A closure that tells whether a request is out after a turn.
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
      entries[index].needAnswer(isMissing: process.last.map(isOut) ?? false)
      if let end = process.last(where: { ended($0) != nil }) {
        entries[index].time = timeInProcess(after: timeline.turns[end.index].step)
      }
    }
  }

  /// Returns the time that passes after a step, until the app is suspended or the process or run ends.
  ///
  /// - Parameters:
  ///   - step: The index of the step.
  ///   - end: The index of the step before which the time ends; nil for the end of the run.
  /// - Returns: The virtual time.
  func timeInProcess(after step: Int, before end: Int? = nil) -> Duration {
    var time = Duration.zero
    for step in steps[..<(end ?? steps.count)].dropFirst(step + 1) {
      if step.stopsCode { return time }
      time += step.duration
    }
    return time
  }

  /// Returns the time for which the app runs between a callback and the center's call in a later turn.
  ///
  /// The clock stands still except in steps that let time pass, and there each timer has its own turn. After a
  /// suspension, the result is too small.
  fileprivate func runningTime(from callback: Int, to call: Int) -> Duration {
    let last = timeline.turns[call].step
    let time = timeInProcess(after: timeline.turns[callback].step, before: last)
    guard case .time(.reached(let moment)) = timeline.turns[call].stimulus else { return time }
    return time + moment.offset - steps[..<last].reduce(.zero) { $0 + $1.duration }
  }
}

extension Step {
  /// The time that the step lets pass.
  fileprivate var duration: Duration {
    if case .time(.advance(let duration)) = self { duration } else { .zero }
  }
}

extension Check {
  /// Returns a check that every completion handler of a kind is called exactly once.
  ///
  /// A missing or late call is a violation only if ``CompletionHistory/patience`` passes after the callback. A missing
  /// call is no violation while the center still needs the answer of a service, a suppressor or the server. A late call
  /// is none if the center needed such an answer.
  static func completedOnce(_ id: String, _ kind: AwaitedCompletion.Kind) -> Check {
    wholeRun(id) { run, judge in
      for entry in CompletionHistory.entries(of: run) where entry.awaited.kind == kind {
        let handedOver = TurnView(run: run, index: entry.awaited.turn)
        let name = handedOver.name(entry.awaited.notification)
        switch entry.calls.count {
        case 1:
          let time = run.runningTime(from: handedOver.index, to: entry.calls[0])
          judge.expect(
            time <= CompletionHistory.patience || entry.answer != .unneeded,
            in: handedOver,
            "the completion handler for \(name) to be called within 30s, not after"
              + " \(WrittenDuration.text(time))"
          )
        case 0:
          guard entry.time >= CompletionHistory.patience, entry.answer != .missing else { continue }
          judge.expect(
            false,
            in: handedOver,
            "the completion handler for \(name) to be called within 30 s"
          )
        default:
          judge.expect(
            false,
            in: TurnView(run: run, index: entry.calls[1]),
            "the completion handler for \(name) to be called once, not \(entry.calls.count) times in all"
          )
        }
      }
    }
  }
}
