import PushPayloads
import PushSimulation

/// The steps of a run as text.
extension Run {
  /// Returns the steps up to a given one, each with its effects.
  ///
  /// A name is explained where it occurs first.
  ///
  /// - Parameters:
  ///   - last: The index of the last step; nil for all.
  ///   - showsEffects: Whether to list the effects.
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

  /// Returns which of two tasks ran first, by the steps in which the tasks began.
  private func text(_ overtaking: Overtaking) -> String {
    let step = timeline.turns[overtaking.turn].step
    func tasks(_ turn: Int?) -> String {
      // The runtime adds its own jobs where a task moves between executors.
      guard let turn, timeline.turns.indices.contains(turn) else { return "a job of the runtime" }
      let origin = timeline.turns[turn].step
      return origin == step ? "a task of this step" : "a task of '\(steps[origin].text)'"
    }
    let (begun, overtaken) = (tasks(overtaking.begun), tasks(overtaking.overtaken))
    return "\(begun) goes on before \(begun == overtaken ? "an older one" : overtaken)"
  }

  /// Returns the meaning of a name at its first use; otherwise an empty text.
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
