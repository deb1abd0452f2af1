import PushPayloads

/// What every callback with a notification begins with.
extension ModernPushCenter {
  /// Whose a notification is.
  enum Reading {
    /// A push of the app.
    case own(PushMessage)
    /// A push of the app for a user who is not to be notified here any more.
    case unwanted
    /// A local notification, a push of another SDK, or something that nobody can read.
    case foreign
  }

  func read(_ request: NotificationRequest) -> Reading {
    guard request.origin == .push, let message = PushMessage(request, keys: configuration.keys),
      configuration.isOwn(message.payload)
    else { return .foreign }
    guard registrations.state.isOn else {
      log(.unwanted(message))
      return .unwanted
    }
    return .own(message)
  }

  /// Announces a delivery that is news, and offers it to the objects on the screen.
  ///
  /// What the user has responded to is offered when it is opened.
  func note(
    _ message: PushMessage,
    from source: DeliveryLedger.Source,
    isResponse: Bool = false
  ) -> DeliveryLedger.Report {
    var report = ledger.note(message, from: source, isResponse: isResponse)
    guard report.isNews else { return report }
    broadcast(.received(message))
    if !isResponse, services.destinations.contains(where: { $0.offer(message) }) {
      ledger.settle(report.delivery)
      report.isSettled = true
    }
    return report
  }

  /// Hands on what is not the app's own, and replies with what the other one replies.
  ///
  /// - Parameters:
  ///   - standard: The reply where there is nobody, or no answer in time.
  ///   - ask: Hands on.
  ///   - reply: Is given the reply, once.
  func handOn<Answer>(
    otherwise standard: Answer,
    _ ask: (any ForeignNotificationHandler, @escaping @MainActor (Answer) -> Void) -> Void,
    reply: @escaping @MainActor (Answer) -> Void
  ) {
    guard let next else { return reply(standard) }
    awaitAnswers(of: { ask(next, $0()) }) { reply($0.answers.first ?? standard) }
  }

  /// Asks participants, and waits no longer than the system grants.
  ///
  /// - Parameters:
  ///   - ask: Asks, with one way to answer for each participant.
  ///   - completion: Takes the answers, once.
  func awaitAnswers<Answer>(
    of ask: (_ expectOne: @MainActor () -> @MainActor (Answer) -> Void) -> Void,
    completion: @escaping @MainActor (BoundedAnswers<Answer>.Outcome) -> Void
  ) {
    let answers = BoundedAnswers<Answer> { [log] outcome in
      if outcome.missing > 0 { log(.noAnswer(participants: outcome.missing)) }
      completion(outcome)
    }
    ask(answers.expectOne)
    answers.wait(noLongerThan: configuration.completionLimit, on: services.clock)
  }
}
