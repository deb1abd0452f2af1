import PushSimulation

struct PlayRequest {
  var scenario: Scenario
  var schedule: Schedule
  var listens: Bool
  var manner: PlayManner
}

extension PlayRequest: WireRecord {
  static let wire = WireForm(Self.init(scenario:schedule:listens:manner:)) {
    ($0.scenario, $0.schedule, $0.listens, $0.manner)
  }
}

struct PlayManner: Sendable, Hashable {
  var way: QuietWay
  /// True if the subject hung in an earlier play, so that the kit waits for less time.
  var isImpatient: Bool
}

extension PlayManner: WireRecord {
  static let wire = WireForm(Self.init(way:isImpatient:)) { ($0.way, $0.isImpatient) }
}

extension QuietWay: WireValue {}
