/// A suppressor's answer for one notification.
package enum SuppressionAnswer {
  /// The notification may be shown.
  case present
  /// The notification must not be shown.
  case suppress
  /// The answer comes later, from the closure; true suppresses the notification.
  case later(@MainActor () async -> Bool)
}

/// An object that may suppress notifications while it is on the screen, such as the conversation that a message belongs
/// to.
@MainActor package protocol PresentationSuppressor: AnyObject {
  /// Returns the answer for one notification; the call has no side effect.
  func suppression(of message: PushMessage) -> SuppressionAnswer
}

extension WeakOrderedSet<any PresentationSuppressor> {
  /// Asks the suppressors in turn until one of them suppresses the notification.
  ///
  /// - Parameters:
  ///   - message: The notification.
  ///   - limit: The total time for the answers of suppressors that answer later.
  ///   - standard: The decision if an answer is missing when the time is over, and no suppressor has suppressed the
  ///     notification.
  ///   - clock: The clock that measures the limit.
  ///   - decided: A closure that is called once with the decision: true if the notification is suppressed. The call
  ///     comes before this method returns, unless a suppressor answers later.
  @MainActor func decide(
    on message: PushMessage,
    within limit: Duration,
    otherwise standard: Bool,
    on clock: any Clock<Duration>,
    decided: @escaping @MainActor (Bool) -> Void
  ) {
    let answers = BoundedAnswers<Bool>(settledBy: \.self) { outcome in
      decided(outcome.answers.contains(true) || outcome.missing > 0 && standard)
    }
    var open: [@MainActor () async -> Void] = []
    for member in members {
      let answer = answers.expectOne()
      switch member.suppression(of: message) {
      case .present: answer(false)
      case .suppress: answer(true)
      case .later(let find): open.append { answer(await find()) }
      }
      guard answers.isOpen else { return }
    }
    for find in open { Task { await find() } }
    answers.wait(noLongerThan: limit, on: clock)
  }
}
