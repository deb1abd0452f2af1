import PushSimulation

/// The bytes of a run leave out the scenario and the names, because the receiver knows both.
extension Run {
  func write(to writer: inout WireWriter) {
    writer.write(timeline, problem, way, order, reasonForOtherOrders)
  }

  static func read(
    of scenario: Scenario,
    with subject: PushCenterSubject,
    after earlier: Run? = nil,
    from reader: inout WireReader
  ) throws(WireError) -> Run {
    var play = Play(unplayed: scenario, by: subject)
    let cast = try? Cast(scenario: scenario, vocabulary: subject.vocabulary, after: earlier)
    if let cast {
      play.notifications = cast.notifications
      play.participants = cast.participants
    }
    reader.bounds = WireReader.Bounds()
    reader.bounds.steps = scenario.steps.count
    reader.bounds.notifications = play.notifications.count
    reader.bounds.participants = play.participants.count
    play.timeline = try reader.read()
    play.problem = try reader.read()
    play.way = try reader.read()
    play.order = try reader.read()
    play.reasonForOtherOrders = try reader.read()
    let turns = play.timeline.turns.indices
    guard play.order.overtakings.allSatisfy({ turns.contains($0.turn) }),
      play.order.tasks.allSatisfy((0...Int(Int32.max)).contains),
      play.order.tasks.count <= turns.count,
      cast != nil || (play.problem != nil && turns.isEmpty)
    else { throw WireError() }
    return Run(play)
  }
}

extension Run.Play {
  init(unplayed scenario: Scenario, by subject: PushCenterSubject) {
    self.init(
      scenario: scenario,
      roles: subject.roles,
      policies: subject.policies(for: scenario),
      vocabulary: subject.vocabulary
    )
  }
}

extension JobOrder: WireRecord {
  static let wire = WireForm(Self.init(schedule:moments:fitsPlay:overtakings:tasks:)) {
    ($0.schedule, $0.moments, $0.fitsPlay, $0.overtakings, $0.tasks)
  }
}

extension Overtaking: WireRecord {
  static let wire = WireForm(Self.init(turn:task:overtaken:)) { ($0.turn, $0.task, $0.overtaken) }
}

extension PlayedTask: WireRecord {
  static let wire = WireForm(Self.init(turn:number:effect:)) { ($0.turn, $0.number, $0.effect) }
}
