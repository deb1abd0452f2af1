/// What the participants of a run record through their handles.
extension SimulatedApplication {
  func ask(_ suppressor: ParticipantID, about notification: Sighting) -> Bool {
    guard isRunning else { return false }
    let sighting = device.resolve(notification)
    let answer = device.world.answer(
      of: suppressor,
      about: device.timeline.notification(of: sighting)
    )
    record(.askedSuppressor(suppressor, sighting, answer: answer))
    return answer
  }

  func tell(_ observer: ParticipantID, of notification: Sighting) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.notifiedObserver(observer, sighting))
  }

  func offer(_ notification: Sighting, to responder: ParticipantID) -> Bool {
    guard isRunning else { return false }
    let sighting = device.resolve(notification)
    let accepts = device.world.answer(
      of: responder,
      about: device.timeline.notification(of: sighting)
    )
    record(.askedResponder(responder, sighting, accepts: accepts))
    return accepts
  }

  func hand(_ notification: Sighting, to responder: ParticipantID) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.notifiedResponder(responder, sighting))
  }

  /// Records that the last reference to a participant's bridge is gone.
  package func noteDeallocation(of participant: ParticipantID) {
    record(.participantDeallocated(participant))
  }
}
