import PushPayloads
import PushSimulation

extension Run {
  func story(through last: Int? = nil, showingEffects showsEffects: Bool = true) -> [String] {
    StoryLine.lines(of: storySteps(through: last)).filter { showsEffects || $0.part == .step }
      .map(\.fullText)
  }

  func storySteps(through last: Int? = nil, wrongTurn wrong: Int? = nil) -> [StoryStep] {
    let count = min(last.map { $0 + 1 } ?? steps.count, steps.count)
    var turns = timeline.turns.enumerated().map { $0 }[...]
    let payloads = Dictionary(notifications.map { ($0.name, $0.payload) }) { first, _ in first }
    var explained: Set<String> = []
    return steps[..<count].enumerated().map { index, step in
      var told = StoryStep(text: text(step), detail: explanation(of: step, payloads, &explained))
      while let (place, turn) = turns.first, turn.step <= index {
        turns.removeFirst()
        told.events.append(event(turn, at: place, isWrong: place == wrong))
      }
      return told
    }
  }

  private func event(_ turn: Turn, at place: Int, isWrong: Bool) -> StoryStep.Event {
    StoryStep.Event(
      from: name(turn.stimulus.lane),
      to: name(.subject),
      call: turn.stimulus.callback.isEmpty ? nil : turn.stimulus.callback,
      isWrong: isWrong,
      orders: orders(inTurn: place),
      effects: timeline.effects[turn.effects].map { effect in
        let lanes = effect.lanes
        return StoryEffect(
          from: name(lanes.from),
          to: name(lanes.to),
          text: text(effect, inTurn: place)
        )
      }
    )
  }

  /// Returns the name of a party in a sequence diagram, as Specs/results.md lists the names.
  private func name(_ lane: StoryLane) -> String {
    switch lane {
    case .user: "user"
    case .system: "system"
    case .app: "app"
    case .subject: roles.contains(.serviceExtension) ? "extension" : "center"
    case .screen: "screen"
    case .server: "server"
    case .participant(let id):
      "\(participants[id.index].kind.rawValue):\(participants[id.index].name)"
    }
  }

  private func text(_ step: Step) -> String {
    if let message = step.postedMessage { return "post \(message.text(vocabulary))" }
    guard let link = step.openedLink,
      let notification = notifications.first(where: { $0.name == link.notification }),
      let url = vocabulary.link(to: notification.facts, query: link.query)
    else { return step.text }
    return "\(step.text): \(url)"
  }

  /// Returns the meaning of a name that the steps use for the first time; nil if the step has no new name.
  private func explanation(
    of step: Step,
    _ payloads: [String: JSONObject],
    _ explained: inout Set<String>
  ) -> String? {
    if let name = step.participant, explained.insert(name).inserted {
      let reactions = (scenario.reactions[name] ?? []).map { "; \($0.text(of: name))" }.joined()
      switch scenario.kind(of: name) {
      case .suppressor where scenario.steps.contains { $0.isAnswer(of: name) }:
        return "(a suppressor that answers when a step says so\(reactions))"
      case .suppressor:
        let toasts = (scenario.suppressors[name] ?? .none).toasts
        return "(a suppressor that suppresses \(toasts)\(reactions))"
      case .responder:
        let notifications = (scenario.responders[name] ?? .none).notifications
        return "(a responder that accepts \(notifications)\(reactions))"
      case .observer, .service, nil: return "(an observer\(reactions))"
      }
    }
    guard let name = step.notifications.first, explained.insert("notification \(name)").inserted,
      let payload = payloads[name]
    else { return nil }
    let text = String(decoding: payload.utf8, as: UTF8.self)
    let request = notifications.first { $0.name == name }?.collapseID
      .map { "(apns-collapse-id \($0.inQuotes))  " }
    let excerpt = (request ?? "") + (text.count > 400 ? text.prefix(400) + "…" : text)
    return step.openedLink == nil ? excerpt : "(the same event as the push \(excerpt))"
  }
}
