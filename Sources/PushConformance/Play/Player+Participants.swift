import PushSimulation

extension Player {
  func perform(_ step: ParticipantStep) async throws(PlayProblem.Cause) {
    switch step {
    case .attach(let name): try await attach(try member(name))
    case .detach(let name): try await detach(try member(name))
    case .release(let name): try await release(try member(name))
    }
  }

  func change(_ name: String, to rule: NotificationNames) throws(PlayProblem.Cause) {
    device.world.change(try cast.participant(name), to: try cast.set(rule))
  }

  private func attach(_ participant: Participant) async throws(PlayProblem.Cause) {
    let (process, membership) = try membership(of: participant)
    guard !participant.wasReleased else {
      // In a scenario with reactions, the order of the center's calls can decide when a participant is released. So
      // in such a scenario, attaching a released participant is not an error, and changes nothing.
      guard scenario.reactions.isEmpty else { return try await turn(.nothing(.participantIsGone)) }
      throw .participantIsGone(participant.name)
    }
    let bridge = bridge(of: participant, in: process, membership: membership)
    try await turn(
      .participant(.attached(participant.id)),
      calling: { await membership.add(bridge) },
      changing: { $0.attach(participant.id, as: participant.kind) }
    )
  }

  private func detach(_ participant: Participant) async throws(PlayProblem.Cause) {
    let (process, membership) = try membership(of: participant)
    guard !participant.wasReleased else { return try await turn(.nothing(.participantIsGone)) }
    let bridge = bridge(of: participant, in: process, membership: membership)
    try await turn(
      .participant(.detached(participant.id)),
      calling: { await membership.remove(bridge) },
      changing: { $0.detach(participant.id) }
    )
  }

  private func release(_ participant: Participant) async throws(PlayProblem.Cause) {
    _ = try membership(of: participant)
    guard participant.bridge != nil else { return try await turn(.nothing(.participantIsGone)) }
    participant.release()
    try await turn(
      .participant(.released(participant.id)),
      changing: { $0.release(participant.id) }
    )
  }

  func member(_ name: String) throws(PlayProblem.Cause) -> Participant {
    participants[try cast.participant(name).index]
  }

  private func membership(
    of participant: Participant
  ) throws(PlayProblem.Cause) -> (CenterUnderPlay, CenterUnderPlay.Membership) {
    let process = try runningProcess()
    guard let membership = process.membership(of: participant.kind)
    else { throw .needsRole(participant.kind.role) }
    return (process, membership)
  }
}
