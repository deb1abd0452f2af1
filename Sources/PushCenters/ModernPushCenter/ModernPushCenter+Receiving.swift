import PushPayloads

extension ModernPushCenter {
  enum Reading {
    case own(PushMessage)
    /// The notification is a push of the app, but the user is logged out or has opted out.
    case unwanted
    /// The notification is local, a push of a third-party SDK, or unreadable.
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

  /// Notifies listeners of a delivery that is new, and offers the delivery to the objects on the screen.
  ///
  /// If the user has responded to the delivery, this method does not offer the delivery. Then the push's destination
  /// offers the delivery when the center opens the push.
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

  func handOn<Answer>(
    otherwise standard: Answer,
    _ ask: (any ForeignNotificationHandler, @escaping @MainActor (Answer) -> Void) -> Void,
    reply: @escaping @MainActor (Answer) -> Void
  ) {
    guard let next else { return reply(standard) }
    awaitAnswers(of: { ask(next, $0()) }) { reply($0.answers.first ?? standard) }
  }

  /// Asks several objects, and waits at most ``Configuration/completionLimit`` for their answers.
  ///
  /// For each object, `ask` calls `expectOne`, which returns the closure that takes this object's answer.
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
