/// Whether a notification is kept from the user who is in the app.
package enum SuppressionAnswer {
  /// It may be shown.
  case present
  /// It must not be shown.
  case suppress
  /// The object has to find out; true keeps the notification away.
  case later(@MainActor () async -> Bool)
}

/// An object that may keep notifications away while it is on the screen, such as the conversation that
/// a message belongs to.
@MainActor package protocol PresentationSuppressor: AnyObject {
  /// Answers for one notification; a question and nothing more.
  func suppression(of message: PushMessage) -> SuppressionAnswer
}

extension WeakOrderedSet<any PresentationSuppressor> {
  /// Asks the members until one of them keeps the notification away.
  ///
  /// - Parameters:
  ///   - message: The notification.
  ///   - limit: How long those who have to find out may take, all together.
  ///   - standard: What holds where somebody has not answered by then and nobody has suppressed.
  ///   - clock: What measures the limit.
  ///   - decided: Is told once whether the notification is kept away; before the call returns, where
  ///     nobody has to find out.
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
