extension SimulatedApplication {
  func ask(_ suppressor: ParticipantID, about notification: Sighting) -> Bool {
    question(suppressor, about: notification) { .suppression(.asked(suppressor, $0, answer: $1)) }
  }

  func offer(_ notification: Sighting, to responder: ParticipantID) -> Bool {
    question(responder, about: notification) { .responders(.asked(responder, $0, accepts: $1)) }
  }

  func tell(_ observer: ParticipantID, of notification: Sighting) {
    guard let sighting = show(notification, as: { .broadcast(.notified(observer, $0)) })
    else { return }
    device.noteCall(of: observer, .told, about: sighting)
  }

  func tell(_ observer: ParticipantID, ofOpening notification: Sighting) {
    show(notification) { .broadcast(.toldOfOpening(observer, $0)) }
  }

  func tell(_ observer: ParticipantID, ofToken token: String) {
    record(.token(.toldObserver(observer, token)))
  }

  func hand(_ notification: Sighting, to responder: ParticipantID) {
    guard let sighting = show(notification, as: { .responders(.notified(responder, $0)) })
    else { return }
    device.noteCall(of: responder, .handed, about: sighting)
  }

  private func question(
    _ participant: ParticipantID,
    about notification: Sighting,
    as effect: (SightingID, Bool) -> Effect
  ) -> Bool {
    guard isRunning else { return false }
    let sighting = device.resolve(notification)
    let answer = device.world.answer(
      of: participant,
      about: device.timeline.notification(of: sighting)
    )
    record(effect(sighting, answer))
    // The answer is determined before the participant reacts, so the reaction cannot change the answer.
    device.noteCall(of: participant, .asked, about: sighting)
    return answer
  }

  @discardableResult
  func show(_ notification: Sighting, as effect: (SightingID) -> Effect) -> SightingID? {
    guard isRunning else { return nil }
    let sighting = device.resolve(notification)
    record(effect(sighting))
    return sighting
  }

  package func noteDeallocation(of participant: ParticipantID) {
    record(.participant(.deallocated(participant)))
  }

  func takesTime(_ suppressor: ParticipantID) -> Bool {
    device.world.slowSuppressors.contains(suppressor)
  }

  // The result is false if the process ends or the task is canceled before the suppressor answers.
  func awaitAnswer(of suppressor: ParticipantID, about notification: Sighting) async -> Bool {
    guard isRunning, !Task.isCancelled else { return false }
    record(.suppression(.awaited(suppressor, device.resolve(notification))))
    let answer = HeldContinuation<Bool>(ledger: heldWork)
    requests.questions.append((suppressor, answer))
    defer { requests.questions.removeAll { $0.answer === answer } }
    return (try? await answer.waitUnlessCanceled()) ?? false
  }

  package func owesAnswer(_ suppressor: ParticipantID) -> Bool {
    requests.questions.contains { $0.suppressor == suppressor }
  }

  package func answer(_ isSuppressed: Bool, for suppressor: ParticipantID) {
    guard let index = requests.questions.firstIndex(where: { $0.suppressor == suppressor })
    else { return }
    requests.questions.remove(at: index).answer.resume(returning: isSuppressed)
  }
}
