/// A record of the tasks of a play, from which findings describe the order of the tasks.
///
/// If the oldest job always runs first, the record stays empty, because keeping a record takes time.
struct TaskLog {
  /// A task of the center, or a call by the kit; the kit makes several calls in one task.
  private struct Party: Hashable {
    var task: UInt64
    /// The turn of the call; nil for a task of the center.
    var call: Int?
  }

  private struct Passing {
    var turn: Int
    var party: Party
    var overtaken: Party
    /// The number of effects that the play had when `party` overtook `overtaken`.
    var effects: Int
  }

  let isKept: Bool
  /// The number of effects that the play had when the log last noted a job.
  var effects = 0
  private(set) var begun = 0
  private var begunInTurn: [Int] = []
  private var passings: [Passing] = []
  /// The effects of each task or call, as indices in the timeline.
  private var performed: [Party: [Int]] = [:]
  /// The turn of the latest call, by the identifier of the task in which the kit makes the call.
  private var calls: [UInt64: Int] = [:]

  init(isKept: Bool = false) { self.isKept = isKept }

  mutating func noteTask(inTurn turn: Int) {
    guard isKept else { return }
    begun += 1
    while begunInTurn.count <= turn { begunInTurn.append(0) }
    begunInTurn[turn] += 1
  }

  mutating func noteCall(in task: UInt64, inTurn turn: Int) { calls[task] = turn }

  mutating func note(_ task: UInt64, overtaking overtaken: UInt64, inTurn turn: Int) {
    guard task != overtaken else { return }
    passings.append(
      Passing(turn: turn, party: party(task), overtaken: party(overtaken), effects: effects)
    )
  }

  /// Notes that a job of a task has run; `count` is the number of effects of the play by the end of the job.
  mutating func note(_ task: UInt64, effects count: Int) {
    if task != 0, effects < count { performed[party(task), default: []] += effects..<count }
    effects = max(effects, count)
  }

  private func party(_ task: UInt64) -> Party { Party(task: task, call: calls[task]) }

  /// Fills in ``JobOrder/overtakings`` and ``JobOrder/tasks``; leaves both arrays empty if no task overtook another.
  func complete(_ order: inout JobOrder, _ origins: [UInt64: PlayLoop.Origin]) {
    guard !passings.isEmpty else { return }
    func played(_ party: Party, _ moment: Int) -> PlayedTask? {
      guard let origin = origins[party.task] else { return nil }
      let effects = performed[party] ?? []
      return PlayedTask(
        turn: party.call ?? origin.turn,
        number: origin.number,
        effect: effects.first { $0 >= moment } ?? effects.last
      )
    }
    order.tasks = begunInTurn
    order.overtakings = passings.map {
      Overtaking(
        turn: $0.turn,
        task: played($0.party, $0.effects),
        overtaken: played($0.overtaken, $0.effects)
      )
    }
  }
}
