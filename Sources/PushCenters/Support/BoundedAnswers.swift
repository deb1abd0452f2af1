/// The answers of several participants to one question, which is closed no later than a limit allows.
///
/// A participant that answers twice has answered once, one that answers too late has not answered, and
/// whoever has asked hears the outcome exactly once. When everybody answers at once, so does this:
/// nothing waits, and no timer is set.
@MainActor final class BoundedAnswers<Answer> {
  /// What came of a question.
  struct Outcome {
    /// The answers, in the order in which they came.
    var answers: [Answer] = []
    /// How many participants have not answered.
    var missing = 0
  }

  private let settles: @MainActor (Answer) -> Bool
  private var completion: (@MainActor (Outcome) -> Void)?
  private var outcome = Outcome()
  private var timer: Task<Void, Never>?
  private var isAsking = true

  /// Prepares a question.
  ///
  /// - Parameters:
  ///   - settles: Whether an answer settles the question, whatever others say.
  ///   - completion: Takes the outcome.
  init(
    settledBy settles: @escaping @MainActor (Answer) -> Bool = { _ in false },
    completion: @escaping @MainActor (Outcome) -> Void
  ) {
    self.settles = settles
    self.completion = completion
  }

  /// Whether the question is still open.
  var isOpen: Bool { completion != nil }

  /// The way in which one more participant answers.
  func expectOne() -> @MainActor (Answer) -> Void {
    outcome.missing += 1
    var hasAnswered = false
    return { answer in
      guard !hasAnswered, self.isOpen else { return }
      hasAnswered = true
      self.outcome.missing -= 1
      self.outcome.answers.append(answer)
      if self.settles(answer) || !self.isAsking && self.outcome.missing == 0 { self.close() }
    }
  }

  /// Has everybody asked, and waits for those who have not answered.
  ///
  /// - Parameters:
  ///   - limit: How long.
  ///   - clock: What measures it.
  func wait(noLongerThan limit: Duration, on clock: any Clock<Duration>) {
    isAsking = false
    guard isOpen else { return }
    guard outcome.missing > 0 else { return close() }
    timer = Task {
      do { try await clock.sleep(for: limit) } catch { return }
      self.close()
    }
  }

  private func close() {
    timer?.cancel()
    timer = nil
    guard let completion else { return }
    self.completion = nil
    completion(outcome)
  }
}
