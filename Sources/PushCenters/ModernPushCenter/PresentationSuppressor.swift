package enum SuppressionAnswer {
  case present
  case suppress
  /// The closure returns the answer later; true suppresses the notification.
  case later(@MainActor () async -> Bool)
}

/// An object that can suppress notifications while it is on the screen, such as a conversation.
@MainActor package protocol PresentationSuppressor: AnyObject {
  /// Returns the answer for one notification; the call has no side effect.
  func suppression(of message: PushMessage) -> SuppressionAnswer
}

extension WeakOrderedSet<any PresentationSuppressor> {
  /// Asks the suppressors in turn until one of them suppresses the notification.
  ///
  /// `limit` is the total time for late answers. If an answer is still missing after this time, `standard` decides. The
  /// method calls `decided` before it returns, unless a suppressor answers later.
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
