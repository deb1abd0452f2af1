import PushSimulation

extension Player {
  /// Starts the reactions of a participant to a call from the center; the first action starts during this call.
  func participantWasCalled(
    _ participant: ParticipantID,
    _ call: ParticipantCall,
    about notification: NotificationID?
  ) {
    for (index, reaction) in reactions.enumerated()
    where reaction.fits(participant, call, notification) {
      guard reactions[index].times > 0 else { continue }
      reactions[index].times -= 1
      begin(insideCall: true) { [self] in await carryOut(reaction.deeds, by: participant) }
    }
  }

  private func carryOut(_ deeds: [Deed], by participant: ParticipantID) async {
    let process = process
    for deed in deeds {
      // During an action, the process can end, or the run can fail.
      guard let process, process.center === self.process?.center, deedsLeft > 0, !isAbandoned
      else { return }
      deedsLeft -= 1
      let (done, call) = prepare(deed, in: process)
      process.application.note(.participant(.reacted(participant, done)))
      device.world.follow(done) { cast.participants[$0.index].kind }
      await call?()
    }
  }

  private func prepare(
    _ deed: Deed,
    in process: CenterUnderPlay
  ) -> (done: Deed, call: (@MainActor () async -> Void)?) {
    switch deed {
    case .delivered(let id):
      let callbacks = delivery.arrival(
        of: cast.notifications[id.index].facts.delivery,
        while: device.applicationState,
        permission: device.world.permission
      )
      arrive(id, in: device.applicationState)
      let calls = callbacks.compactMap { try? handOver(id, by: $0.kind, to: process).call }
      guard !calls.isEmpty else { return (.nothing(.notDeliveredToTheApp), nil) }
      device.noteDelivery(of: id)
      return (deed, { for call in calls { await call() } })
    case .attached(let id):
      guard let (bridge, membership) = member(id, in: process) else { break }
      return (deed, { await membership.add(bridge) })
    case .detached(let id):
      guard let (bridge, membership) = member(id, in: process) else { break }
      return (deed, { await membership.remove(bridge) })
    case .released(let id):
      let participant = participants[id.index]
      guard participant.bridge != nil else { break }
      participant.release()
      return (deed, nil)
    case .poppedResponder:
      return (deed, { await process.responderChain?.popResponder() })
    case .changedAnswer, .nothing: return (deed, nil)
    }
    return (.nothing(.participantIsGone), nil)
  }

  /// Returns a participant's bridge and membership; nil if the participant was released, or has no role in the center.
  private func member(
    _ id: ParticipantID,
    in process: CenterUnderPlay
  ) -> (bridge: AnyObject, membership: CenterUnderPlay.Membership)? {
    let participant = participants[id.index]
    guard !participant.wasReleased, let membership = process.membership(of: participant.kind)
    else { return nil }
    return (bridge(of: participant, in: process, membership: membership), membership)
  }
}
