import PushPayloads

@testable import PushSimulation

extension VirtualClock.Instant {
  /// Returns the instant a number of seconds after the creation of the clock.
  static func seconds(_ seconds: Int) -> Self { Self(offset: .seconds(seconds)) }
}

final class Log<Entry: Sendable>: Sendable {
  private let recorded = Locked<[Entry]>([])

  var entries: [Entry] { recorded.withLock { $0 } }

  func note(_ entry: Entry) { recorded.withLock { $0.append(entry) } }
}

extension World {
  static func standing(
    in state: ApplicationState,
    answers: [ParticipantID: NotificationSet] = [:]
  ) throws -> World {
    let path: [ApplicationState] =
      switch state {
      case .notRunning: []
      case .inactive: [.inactive]
      case .active: [.inactive, .active]
      case .background: [.background]
      case .suspended: [.background, .suspended]
      }
    var world = World(answers: answers)
    _ = try world.move(through: path)
    return world
  }
}

extension SimulatedDevice {
  static func running(
    _ facts: NotificationFacts...,
    answers: [ParticipantID: NotificationSet] = [:]
  ) throws -> SimulatedDevice {
    SimulatedDevice(
      osProfile: .userNotifications,
      notifications: facts.enumerated().map { index, facts in
        SimulatedNotification(name: "n\(index)", payload: [:], facts: facts)
      },
      world: try World.standing(in: .active, answers: answers)
    )
  }

  /// Records one turn, in which a closure acts as the center, and returns the effects.
  @discardableResult
  func turn(_ stimulus: Stimulus = .registration(.requested), _ body: () -> Void = {}) -> [Effect] {
    beginTurn(stimulus, step: timeline.turns.count, state: world.lifecycle.state)
    body()
    endTurn()
    return timeline.turns.last.map { Array(timeline.effects[$0.effects]) } ?? []
  }

  var stimuli: [Stimulus] { timeline.turns.map(\.stimulus) }
}

extension NotificationID {
  static func n(_ index: Int) -> Self { Self(index: index) }
}

extension ParticipantID {
  static func p(_ index: Int) -> Self { Self(index: index) }
}

/// Returns whether a condition holds after the other tasks of the main actor have run.
///
/// The function gives up after ten thousand hops; a waiting task needs only a few hops.
@MainActor func hop(until condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
