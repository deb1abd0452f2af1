import PushSimulation

extension Scenario {
  /// Removes reactions without steps, and reactions to calls that never happen.
  ///
  /// The method repeats the search, because removing one reaction can remove the call that triggers another reaction.
  private mutating func forgetUnusedReactions() {
    guard !reactions.isEmpty else { return }
    let before = reactions
    let acts = steps + allReactions.flatMap(\.reaction.steps)
    for (name, all) in reactions {
      let left = all.filter { reaction in
        !reaction.steps.isEmpty && acts.contains(.participant(.attach(name)))
          && acts.contains {
            guard let about = reaction.notification else { return true }
            return $0.notifications.contains(about)
          }
      }
      reactions[name] = left.isEmpty ? nil : left
    }
    if reactions != before { forgetUnusedReactions() }
  }

  /// Removes `then`, the reactions that never happen, and the notifications and participants that no step names.
  ///
  /// Services stay, because the center calls them without a step that names them.
  mutating func forgetUnused() {
    forgetUnusedReactions()
    let acts = reactions.isEmpty ? steps : steps + allReactions.flatMap(\.reaction.steps)
    // There are so few names that sets would be slower than arrays.
    var people: [String] = []
    var named = allReactions.compactMap(\.reaction.notification)
    for act in acts {
      if let name = act.participant, !people.contains(name) { people.append(name) }
      for name in act.notifications where !named.contains(name) { named.append(name) }
    }
    func narrowed(_ rules: [String: NotificationNames]) -> [String: NotificationNames] {
      guard !rules.isEmpty else { return rules }
      return rules.filter { people.contains($0.key) }.mapValues { rule in
        guard case .only(let names) = rule else { return rule }
        return .only(names.filter(named.contains))
      }
    }
    suppressors = narrowed(suppressors)
    slow.removeAll { !people.contains($0) }
    observers.removeAll { !people.contains($0) }
    responders = narrowed(responders)
    if !notifications.keys.allSatisfy(named.contains) {
      notifications = notifications.filter { named.contains($0.key) }
    }
    // A push cannot withdraw a notification that was removed.
    for (name, notification) in notifications where !notification.withdraws.isEmpty {
      notifications[name]?.withdraws.removeAll { !named.contains($0) }
    }
    then = ScenarioOutcome()
  }
}
