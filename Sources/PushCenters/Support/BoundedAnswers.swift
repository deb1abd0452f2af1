/// The answers of several objects to one question, within a time limit.
///
/// Only the first answer of each object counts. A `BoundedAnswers` drops late answers, and calls the completion exactly
/// once. If all objects answer at once, the `BoundedAnswers` calls the completion at once and sets no timer.
@MainActor final class BoundedAnswers<Answer> {
  struct Outcome {
    var answers: [Answer] = []
    var missing = 0
  }

  private let settles: @MainActor (Answer) -> Bool
  private var completion: (@MainActor (Outcome) -> Void)?
  private var outcome = Outcome()
  private var timer: Task<Void, Never>?
  private var isAsking = true

  /// Prepares a question; `settles` returns whether an answer settles the question, regardless of later answers.
  init(
    settledBy settles: @escaping @MainActor (Answer) -> Bool = { _ in false },
    completion: @escaping @MainActor (Outcome) -> Void
  ) {
    self.settles = settles
    self.completion = completion
  }

  var isOpen: Bool { completion != nil }

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

  /// Records that all objects have been asked, and waits for the answers that are missing.
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
