import PropertyEngine
import PushSimulation

extension ScenarioCast {
  func addReactions(to scenario: inout Scenario, _ source: inout ChoiceSource) {
    let people = ParticipantKind.allCases.filter { !$0.calls.isEmpty }
      .flatMap { Self.participants[$0] ?? [] }.filter { scenario.kind(of: $0) != nil }
    guard !people.isEmpty else { return }
    for _ in 0...(source.bool(1, outOf: 4) ? 1 : 0) {
      let person = people[source.index(people.count)]
      guard let kind = scenario.kind(of: person) else { continue }
      let call = kind.calls[source.index(kind.calls.count)]
      let names = Self.names(in: scenario)
      // No reaction is about the last notification, because a reaction can deliver that notification.
      let about = names[source.index(max(1, names.count - 1))]
      let deed = deed(of: person, among: people, in: scenario, &source)
      scenario.reactions[person, default: []].append(Reaction(when: call, about: about, do: [deed]))
    }
  }

  private func deed(
    of person: String,
    among people: [String],
    in scenario: Scenario,
    _ source: inout ChoiceSource
  ) -> Step {
    let names = Self.names(in: scenario)
    let others = people.filter { other in
      // Steps, and not reactions, attach the participants that have reactions.
      other != person && scenario.reactions[other] == nil
    }
    let other = others.isEmpty ? person : others[source.index(others.count)]
    // A notification that a reaction delivers is not delivered by a step (``ScenarioModel/comesInside``).
    let news = Step.notification(.deliver(names[names.count - 1]))
    switch source.index(weights: [3, 2, 4, 2]) {
    case 0 where scenario.kind(of: person) != .responder: return .participant(.detach(person))
    case 1 where other != person: return .participant(.attach(other))
    case 2: return .participant(.release(source.bool() ? person : other))
    default: return news
    }
  }
}

extension StepRules {
  static let courseOfReactions: Course = { model, source in
    guard model.isIn(.active) else { return toTheFront(model) }
    let people = ScenarioCast.everyone
    let absent = absent(of: people, in: model)
    let reacting = absent.filter { model.cast.reactions[$0] != nil }
    if let first = reacting.first { return .participant(.attach(first)) }
    if !absent.isEmpty, source.bool(5, outOf: 6) {
      return .participant(.attach(pick(absent, among: people, &source)))
    }
    let news = yetToCome(model)
    let awaited = news.filter { name in
      model.cast.reactions.values.contains { $0.contains { $0.notification == name } }
    }
    if let first = awaited.first { return .notification(.deliver(first)) }
    return news.isEmpty
      ? .time(.advance(.seconds(6)))
      : .notification(.deliver(pick(news, among: model.names, &source)))
  }
}
