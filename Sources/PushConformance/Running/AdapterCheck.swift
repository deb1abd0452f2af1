import PushSimulation

/// Looks whether an adapter can be trusted with the life of participants.
///
/// A bridge that the center was never given has to go away when the kit lets it go. If it does not,
/// the adapter keeps it, and every correct center behind it would look as if it held its
/// participants strongly.
@MainActor enum AdapterCheck {
  static func problem(of subject: Subject) async -> PlayProblem.Cause? {
    guard subject.policies.release == .deterministic else { return nil }
    let application = SimulatedApplication(device: SimulatedDevice(osProfile: subject.policies.os))
    let center = CenterUnderPlay(subject: subject, application: application)
    defer { application.end() }
    for kind in ParticipantKind.allCases {
      guard let membership = center.membership(of: kind) else { continue }
      let participant = Participant(id: ParticipantID(index: 0), name: "probe", kind: kind)
      participant.adopt(membership.makeBridge(application, participant.id))
      participant.release()
      guard subject.policies.work != .synchronous else {
        if participant.isAlive { return .adapterKeepsBridge(kind) }
        continue
      }
      await PlayLine.taking {
        await PoolCensus.during {
          var watch = Watch(patience: Patience.full.silence)
          while participant.isAlive, watch.hopsAtRest < Watchfulness.full.hopsOfRest,
            await watch.hop(progress: { 0 })
          {}
        }
      }
      if participant.isAlive { return .adapterKeepsBridge(kind) }
    }
    return nil
  }
}
