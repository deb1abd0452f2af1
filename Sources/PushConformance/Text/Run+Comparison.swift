import PushPayloads
import PushSimulation

extension Run {
  func text(_ outcome: TurnOutcome) -> String { list(parts(of: outcome)) }

  func text(_ counterpart: Violation.Counterpart) -> String {
    let (here, there) = (parts(of: counterpart.here), parts(of: counterpart.outcome))
    let (onlyHere, onlyThere) = (here.withoutThose(of: there), there.withoutThose(of: here))
    let second = "in the second run"
    return switch (onlyHere.isEmpty, onlyThere.isEmpty) {
    case (true, true): "in these steps: \(list(here)); \(second), in another order: \(list(there))"
    case (false, true): "missing \(second): \(list(onlyHere))"
    case (true, false): "only \(second), not in these steps: \(list(onlyThere))"
    case (false, false): "in these steps: \(list(onlyHere)); \(second): \(list(onlyThere))"
    }
  }

  private func screens(_ stack: [MadeScreen]) -> String {
    stack.isEmpty ? "an empty stack" : stack.map(name).joined(separator: ", ")
  }

  private func list(_ parts: [String]) -> String {
    parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }

  private func parts(of outcome: TurnOutcome) -> [String] {
    var parts = outcome.toasts.map { "toast of \(name($0))" }
    parts += outcome.routes.map { url in
      url.map { "opened \($0)" } ?? "called the router without a URL"
    }
    parts += outcome.taken.map { "handed \(name($0.notification)) to \(name($0.listener))" }
    parts += outcome.loads.map { "loaded the screens of \(name($0))" }
    parts += outcome.events.map { "read \($0)" }
    parts += outcome.stacks.map { "changed the stack to \(screens($0))" }
    parts += outcome.calls.map { "called service \(name($0.service)) for \($0.callback.rawValue)" }
    parts += outcome.data.map { "handed \($0?.text ?? "an unknown value") to a screen" }
    parts += outcome.replies.map { $0 ? "accepted the URL" : "declined the URL" }
    parts += outcome.uploads.map { "uploaded the token \($0.inQuotes)" }
    if let badge = outcome.badge { parts.append("left the badge at \(badge)") }
    let heard = outcome.heard.sorted {
      ($0.key.listener.index, $0.key.notification?.index ?? -1)
        < ($1.key.listener.index, $1.key.notification?.index ?? -1)
    }
    for (hearing, times) in heard {
      let text = "notified \(name(hearing.listener)) of \(name(hearing.notification))"
      parts += [String](repeating: text, count: times)
    }
    return parts
  }
}

extension [String] {
  fileprivate func withoutThose(of other: [String]) -> [String] {
    var left = other
    return compactMap { element in
      guard let index = left.firstIndex(of: element)
      else { return other.contains(element) ? "\(element) once more" : element }
      left.remove(at: index)
      return nil
    }
  }
}
