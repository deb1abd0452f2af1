import PushSimulation

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
    // An await that only the kit can end need not be inside a call. It may also be in a task that no call awaits.
    sharingCalls = max(0, callsBegun - held)
  }
}
