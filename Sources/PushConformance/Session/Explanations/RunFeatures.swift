import PushSimulation

/// The features of each turn of a run: of the world and the history before the turn, and of the turn's event.
struct RunFeatures {
  private var features: [Set<Feature>] = []

  subscript(turn: Int) -> Set<Feature> { features[turn] }

  init(of run: Run) {
    features.reserveCapacity(run.timeline.turns.count)
    var history = WordHistory(of: run)
    for index in run.timeline.turns.indices {
      let turn = TurnView(run: run, index: index)
      history.reach(turn)
      let world = turn.world
      features.append(Set(world + turn.ofEvent + history.features(before: turn)))
      history.follow(turn, in: world)
    }
  }
}

extension TurnView {
  fileprivate var world: [Feature] {
    let participants = run.timeline.attachments[turn.attachments]
    var features =
      FeatureRows.ofTurn.holding(at: self) + FeatureRows.ofParticipants.holding(at: participants)
    features += run.timeline.facts[turn.facts].filter(\.holds).map(Feature.init)
    if !run.accounts.isEmpty { features += FeatureRows.ofAccounts.holding(at: self) }
    if !run.queue.isEmpty { features += FeatureRows.ofRequests.holding(at: self) }
    if !run.permission.isEmpty {
      let status = run.permission[before: look].now.status.rawValue
      features.append(FeatureForm.permission(status))
    }
    return features
  }

  fileprivate var ofEvent: [Feature] {
    var features = FeatureRows.ofResponse.holding(at: self)
    features.append(FeatureForm.system("\(run.policies.os.majorVersion)"))
    if case .choose(let name, _)? = responded?.action {
      features.append(FeatureForm.action(name))
    }
    guard let push = stimulus.push else { return features }
    let facts = facts(push)
    features += FeatureRows.ofPush.holding(
      at: FeatureRows.PushMoment(turn: self, push: push, facts: facts)
    )
    if let type = facts.type { features.append(FeatureForm.type(type)) }
    if let account = facts.account, !run.accounts.isEmpty {
      features += FeatureRows.ofNamedAccount.holding(at: (self, account))
    }
    return features
  }
}
