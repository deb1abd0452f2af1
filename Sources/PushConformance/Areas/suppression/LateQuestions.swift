import PushSimulation

/// The questions about one notification to suppressors that answer later, with the answers.
struct LateRound {
  struct Question {
    var suppressor: ParticipantID
    var time: Duration
    var answer: (isYes: Bool, turn: Int, time: Duration)?
  }

  var notification: NotificationID
  /// The index of the turn in which the center asked the first suppressor.
  var turn: Int
  /// The virtual time of the first question.
  var time: Duration
  var questions: [Question] = []
  /// The turns after the first question in which the notification is shown.
  var shown: [Int] = []
  /// True if another event can decide about the toast, such as a detachment, a change of state or a second arrival.
  var isDisturbed = false
  /// True if a suppressor that answers at once said yes before the notification was shown, in any turn.
  var isRefusedAtOnce = false
  /// The virtual time of the process's last turn; for the last process, the virtual time at the end of the run.
  var end: Duration

  func isRefused(within limit: Duration) -> Bool {
    isRefusedAtOnce || answers(within: limit).contains { $0.isYes }
  }

  func isAllowed(within limit: Duration) -> Bool {
    let answers = answers(within: limit)
    return answers.count == questions.count && !answers.contains { $0.isYes }
  }

  // A center can start the time limit at the first question, or at each question.
  func hasSeveralEnds(within limit: Duration) -> Bool {
    questions.contains { $0.time > time } && !isRefused(within: limit) && !isAllowed(within: limit)
  }

  private func answers(within limit: Duration) -> [(isYes: Bool, turn: Int, time: Duration)] {
    questions.compactMap(\.answer).filter { $0.time < time + limit }
  }
}

extension Run {
  var lateRounds: [LateRound] {
    var rounds: [LateRound] = []
    /// The index of the first round of the current process.
    var first = 0
    forEachTurn { turn in
      if turn.stimulus.startsProcess { first = rounds.count }
      let open = first..<rounds.count
      for index in open {
        rounds[index].end = turn.time
        if turn.disturbs(rounds[index]) { rounds[index].isDisturbed = true }
        // A center can ask the suppressors that answer at once last: after the other answers, or when the time is up.
        if rounds[index].shown.isEmpty, turn.isAnsweredWithYes(about: rounds[index].notification) {
          rounds[index].isRefusedAtOnce = true
        }
        if turn.toasts.contains(rounds[index].notification) {
          rounds[index].shown.append(turn.index)
        }
      }
      if case .suppression(.answered(let suppressor, let isYes)) = turn.stimulus {
        rounds[open].note(isYes, by: suppressor, in: turn)
      }
      guard let round = turn.lateRound else { return }
      // A center can ask suppressors one after another; all these questions belong to one round.
      if turn.received == nil,
        let earlier = rounds.indices.last(where: {
          $0 >= first && rounds[$0].notification == round.notification
        })
      {
        rounds[earlier].questions += round.questions
      } else {
        rounds.append(round)
      }
    }
    let end = steps.reduce(Duration.zero) { $0 + ($1.duration ?? .zero) }
    for index in first..<rounds.count { rounds[index].end = end }
    return rounds
  }

  /// The first turn in which a participant leaves while the center awaits an answer; nil if no participant leaves.
  var firstLeaveDuringQuestions: Int? {
    guard
      timeline.effects.contains(where: {
        if case .suppression(.awaited) = $0 { true } else { false }
      })
    else { return nil }
    var first: Int?
    forEachTurn(with: \.process) { turn, before, _ in
      guard first == nil, !before.asked.isEmpty, case .participant(let stimulus) = turn.stimulus,
        stimulus.leaver != nil
      else { return }
      first = turn.index
    }
    return first
  }
}

extension ArraySlice<LateRound> {
  /// Records a suppressor's answer to the oldest question that the suppressor has not answered.
  fileprivate mutating func note(_ isYes: Bool, by suppressor: ParticipantID, in turn: TurnView) {
    for index in indices {
      guard
        let question = self[index].questions.firstIndex(where: {
          $0.suppressor == suppressor && $0.answer == nil
        })
      else { continue }
      self[index].questions[question].answer = (isYes, turn.index, turn.time)
      return
    }
  }
}

extension TurnView {
  /// The virtual time of this turn, since the beginning of the scenario.
  var time: Duration {
    if case .time(.reached(let instant)) = stimulus { return instant.offset }
    return run.steps.prefix(turn.step).reduce(.zero) { $0 + ($1.duration ?? .zero) }
  }

  /// This turn's questions, about one notification, to suppressors that answer later; nil without such questions.
  fileprivate var lateRound: LateRound? {
    var round: LateRound?
    for case .suppression(.awaited(let suppressor, let sighting)) in effects {
      guard let notification = run.timeline.notification(of: sighting) else { continue }
      round =
        round ?? LateRound(notification: notification, turn: index, time: time, end: time)
      if round?.notification == notification {
        round?.questions.append(LateRound.Question(suppressor: suppressor, time: time))
      }
    }
    if isAnsweredWithYes(about: round?.notification) { round?.isRefusedAtOnce = true }
    return round
  }

  fileprivate func disturbs(_ round: LateRound) -> Bool {
    if case .participant(let stimulus) = stimulus, let leaver = stimulus.leaver {
      return round.questions.contains { $0.suppressor == leaver }
    }
    return state != .active || received == round.notification
  }
}

extension Step {
  var duration: Duration? {
    if case .time(.advance(let duration)) = self { duration } else { nil }
  }
}
