import PushSimulation

/// A check that an adapter does not retain the objects that only the center should hold.
///
/// These objects are bridges: suppressors, observers or responders that report to the kit. The check makes a bridge
/// that the center never receives. So the bridge has to be deallocated when the kit releases the bridge. Otherwise the
/// adapter retains the bridge, and every correct center would seem to hold participants strongly.
@MainActor enum AdapterCheck {
  /// Returns the problem of a subject's adapter; nil if the adapter works, or if a garbage collector frees objects.
  static func problem(on stage: Stage) async -> PlayProblem.Cause? {
    guard let host = stage.host else { return await problem(of: stage.subject, by: stage.way) }
    do throws(ProcessEnd) {
      return try await host.answer(to: .adapter, stage.manner) { reader throws(WireError) in
        try reader.readLast()
      }
    } catch {
      return .processEnded(error)
    }
  }

  static func problem(of subject: PushCenterSubject, by way: QuietWay) async -> PlayProblem.Cause? {
    guard subject.policies.release == .deterministic else { return nil }
    return await PlayLine.taking {
      let quiet = way.quiet()
      let idle = IdleCenter(of: subject)
      quiet.begin(with: idle)
      defer {
        quiet.endProcess { idle.application.end() }
        quiet.end()
      }
      return await problem(of: subject, in: idle.application, waitingBy: quiet)
    }
  }

  private static func problem(
    of subject: PushCenterSubject,
    in application: SimulatedApplication,
    waitingBy quiet: any Quiet
  ) async -> PlayProblem.Cause? {
    let center = CenterUnderPlay(subject: subject, application: application)
    for kind in ParticipantKind.allCases {
      guard let membership = center.membership(of: kind) else { continue }
      let participant = Participant(id: ParticipantID(index: 0), name: "probe", kind: kind)
      participant.adopt(membership.makeBridge(application, participant.id))
      participant.release()
      do { try await quiet.rest() } catch { return error }
      if participant.isAlive { return .adapterKeepsBridge(kind) }
    }
    return nil
  }

  /// A center that the kit makes and never calls, so the numbers of its calls and effects stay 0.
  private final class IdleCenter: CenterAtWork {
    let application: SimulatedApplication
    let work: Policies.Work
    let patience = Patience.full

    init(of subject: PushCenterSubject) {
      work = subject.policies.work
      application = SimulatedApplication(device: SimulatedDevice(osProfile: subject.policies.os))
    }

    var clock: VirtualClock { application.clock }
    var held: Int { application.held }
    var returning: Int { application.returning }
    var progress: Int { 0 }
    var effects: Int { 0 }
    var effectsOfTurn: Int { 0 }
    var openCalls: Int { 0 }
    var hasLateEffect: Bool { false }
    func noteSharedCalls() {}
  }
}
