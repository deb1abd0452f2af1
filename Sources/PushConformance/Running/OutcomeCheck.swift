import PushSimulation

/// Compares what a scenario pins with what came of its `when` steps.
enum OutcomeCheck {
  static func mismatches(of run: Run) -> [OutcomeMismatch] {
    var comparison = Comparison()
    let pins = run.scenario.then
    let first = run.scenario.given.count
    let turns = run.timeline.turns.indices.map { TurnView(run: run, index: $0) }
      .filter { $0.turn.step >= first }
    if let pinned = pins.toasts {
      comparison.compare("toasts", pinned, turns.flatMap { turn in turn.toasts.map(turn.name) })
    }
    if let pinned = pins.routes {
      comparison.compare("routes", pinned, turns.flatMap { $0.routes.map { $0 ?? "no URL" } })
    }
    if let pinned = pins.uploads {
      comparison.compare("uploads", pinned, turns.flatMap { $0.uploads.map { $0.lowercased() } })
    }
    if let pinned = pins.registrations {
      comparison.compare(
        "registrations",
        pinned.map(\.rawValue),
        turns.flatMap { $0.effects.compactMap(\.registration?.rawValue) }
      )
    }
    for (suppressor, pinned) in pins.asked.sorted(by: { $0.key < $1.key }) {
      let seen = Set(turns.flatMap { $0.questions(to: suppressor) })
      guard !pinned.isSubset(of: seen) else { continue }
      comparison.add("asked \(suppressor) about", pinned.sorted(), seen.sorted())
    }
    for suppressor in pins.unasked {
      let seen = turns.flatMap { $0.questions(to: suppressor) }
      comparison.compare("asked \(suppressor) about", [], seen)
    }
    for (observer, pinned) in pins.heard.sorted(by: { $0.key < $1.key }) {
      comparison.compare("heard by \(observer)", pinned, turns.flatMap { $0.news(for: observer) })
    }
    let gone = Set(run.timeline.turns.indices.flatMap { TurnView(run: run, index: $0).deallocated })
    for participant in pins.released where !gone.contains(participant) {
      comparison.add("released", [participant], gone.sorted())
    }
    return comparison.mismatches
  }

  private struct Comparison {
    var mismatches: [OutcomeMismatch] = []

    mutating func compare(_ member: String, _ expected: [String], _ seen: [String]) {
      if expected != seen { add(member, expected, seen) }
    }

    mutating func add(_ member: String, _ expected: [String], _ seen: [String]) {
      func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
      }
      mismatches.append(
        OutcomeMismatch(member: member, expected: list(expected), seen: list(seen))
      )
    }
  }
}

extension TurnView {
  fileprivate func questions(to suppressor: String) -> [String] {
    asked.filter { name($0.suppressor) == suppressor }.map { name($0.sighting.notification) }
  }

  fileprivate func news(for observer: String) -> [String] {
    heard.filter { name($0.observer) == observer }.map { name($0.sighting.notification) }
  }

  fileprivate var deallocated: [String] {
    effects.compactMap {
      if case .participantDeallocated(let participant) = $0 { name(participant) } else { nil }
    }
  }
}

extension Effect {
  fileprivate var registration: ScenarioOutcome.Registration? {
    switch self {
    case .registeredForRemoteNotifications: .remote
    case .registeredUserNotificationSettings: .settings
    case .registeredForRemoteNotificationTypes: .legacy
    default: nil
    }
  }
}
