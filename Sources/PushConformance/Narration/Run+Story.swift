import PushPayloads
import PushSimulation

/// The steps of a run as a reader follows them.
extension Run {
  /// The steps up to one of them, each with what a name stands for where it comes first, and with what the
  /// center did because of it.
  ///
  /// - Parameters:
  ///   - last: The last step, from 0; nil for all.
  ///   - showsEffects: Whether to tell what the center did.
  /// - Returns: The lines.
  func story(through last: Int? = nil, showingEffects showsEffects: Bool = true) -> [String] {
    let count = min(last.map { $0 + 1 } ?? steps.count, steps.count)
    var lines: [String] = []
    var turns = timeline.turns.enumerated().map { $0 }[...]
    let payloads = Dictionary(notifications.map { ($0.name, $0.payload) }) { first, _ in first }
    var explained: Set<String> = []
    let width = String(count).count
    for (index, step) in steps[..<count].enumerated() {
      let number = String(repeating: " ", count: width - String(index + 1).count) + "\(index + 1)"
      lines.append("  \(number)  \(step.text)\(explanation(of: step, payloads, &explained))")
      while let (place, turn) = turns.first, turn.step <= index {
        turns.removeFirst()
        guard showsEffects else { continue }
        for overtaking in order.overtakings where overtaking.turn == place {
          lines.append("  \(String(repeating: " ", count: width))    ↷ \(text(overtaking))")
        }
        for effect in timeline.effects[turn.effects] {
          lines.append("  \(String(repeating: " ", count: width))    → \(text(effect))")
        }
      }
    }
    return lines
  }

  /// Which task ran before which, by the steps that began them.
  private func text(_ overtaking: Overtaking) -> String {
    func name(_ turn: Int?) -> String? {
      guard let turn, timeline.turns.indices.contains(turn) else { return nil }
      return "'\(steps[timeline.turns[turn].step].text)'"
    }
    switch (name(overtaking.begun), name(overtaking.overtaken)) {
    case (let begun?, _?) where overtaking.begun == overtaking.overtaken:
      return "of the tasks that \(begun) began, a newer one goes on before the oldest"
    case (let begun?, let overtaken?):
      return "what \(begun) began goes on before what \(overtaken) began"
    case (let begun?, nil): return "what \(begun) began goes on before an actor does"
    case (nil, let overtaken?): return "an actor goes on before what \(overtaken) began"
    case (nil, nil): return "one actor goes on before another"
    }
  }

  /// What a name stands for, where it is used first.
  private func explanation(
    of step: Step,
    _ payloads: [String: JSONObject],
    _ explained: inout Set<String>
  ) -> String {
    if let name = step.participant, explained.insert(name).inserted {
      let reactions = (scenario.reactions[name] ?? []).map { "; \($0.text(of: name))" }.joined()
      switch scenario.kind(of: name) {
      case .suppressor:
        return "  (keeps \((scenario.suppressors[name] ?? .none).toasts) away\(reactions))"
      case .responder:
        return "  (takes \((scenario.responders[name] ?? .none).notifications)\(reactions))"
      case .observer, .service, nil: return "  (an observer\(reactions))"
      }
    }
    guard let name = step.notifications.first, explained.insert("notification \(name)").inserted,
      let payload = payloads[name]
    else { return "" }
    let text = String(decoding: payload.utf8, as: UTF8.self)
    return "  \(text.count > 400 ? text.prefix(400) + "…" : text)"
  }
}
