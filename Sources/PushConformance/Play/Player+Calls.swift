import PushSimulation

extension Player {
  /// Starts a call to the center; `insideCall` is true if a participant makes the call inside a call from the center.
  func begin(insideCall: Bool = false, _ body: @escaping @MainActor () async -> Void) {
    let ended = endedProcesses
    callsBegun += 1
    let call: CallTask.Call = { [self] in
      await body()
      if subject.policies.work == .settles {
        await process?.center.settle()
        for request in requests { await request.server.settle() }
      }
      // If the process ended during the call, `callsBegun` no longer counts this call.
      if endedProcesses == ended { callsBegun -= 1 }
    }
    // If the next step comes early (`TimeStep.early`), the call starts at once. Otherwise that step could come before
    // the call.
    quiet.begin(call, insideCall: insideCall || jobsBeforeNextStep != nil)
  }

  /// The number of jobs that can run before the next step, if the next step comes early; otherwise nil.
  var jobsBeforeNextStep: Int? {
    guard isLastCallback, step + 1 < scenario.steps.count,
      case .time(.early(let jobs)) = scenario.steps[step + 1]
    else { return nil }
    return jobs
  }
}

extension Task where Success == Void, Failure == Never {
  /// Starts a task that runs up to its first suspension at once (SE-0472); on older systems, the task starts later.
  static func runningAtOnce(_ body: @escaping @MainActor () async -> Void) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in await body() }
    } else {
      Task { @MainActor in await body() }
    }
  }
}

extension Player: CenterAtWork {
  var work: Policies.Work { subject.policies.work }
  var progress: Int { device.effectCount << 16 | callsBegun }
  var effects: Int { device.effectCount }
  var effectsOfTurn: Int { device.effectsOfTurn }
  var openCalls: Int { callsBegun - sharingCalls }
  var held: Int { process?.application.held ?? 0 }
  var returning: Int { process?.application.returning ?? 0 }
  var hasLateEffect: Bool { !device.timeline.lateEffects.isEmpty }
  var clock: VirtualClock { device.clock }

  func noteSharedCalls() {
    // `held` also counts tasks that no call awaits, so the difference can be negative.
    sharingCalls = max(0, callsBegun - held)
  }
}
