/// A question of the center to a suppressor that answers the question later.
@MainActor final class PendingQuestion {
  let suppressor: ParticipantID
  let answer: HeldContinuation<Bool>

  init(to suppressor: ParticipantID, ledger: HeldWork) {
    self.suppressor = suppressor
    answer = HeldContinuation(ledger: ledger)
  }
}

extension SimulatedApplication {
  func takesTime(_ suppressor: ParticipantID) -> Bool {
    device.world.slowSuppressors.contains(suppressor)
  }

  /// Records that the center asks a suppressor, and waits until a step of the scenario gives the answer.
  ///
  /// The answer is false if the process ends or the task is cancelled first.
  func awaitAnswer(of suppressor: ParticipantID, about notification: Sighting) async -> Bool {
    guard isRunning, !Task.isCancelled else { return false }
    record(.suppression(.awaited(suppressor, device.resolve(notification))))
    let question = PendingQuestion(to: suppressor, ledger: heldWork)
    questions.append(question)
    defer { questions.removeAll { $0 === question } }
    let answer = question.answer
    let result = await withTaskCancellationHandler {
      try? await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
    return result ?? false
  }

  package func owesAnswer(_ suppressor: ParticipantID) -> Bool {
    questions.contains { $0.suppressor == suppressor }
  }

  /// Answers the oldest open question to a suppressor; does nothing if no question is open.
  package func answer(_ isSuppressed: Bool, for suppressor: ParticipantID) {
    guard let index = questions.firstIndex(where: { $0.suppressor == suppressor }) else { return }
    questions.remove(at: index).answer.resume(returning: isSuppressed)
  }
}
