import PushPayloads
import PushSimulation

extension Finding {
  package var headline: String {
    switch claim {
    case .requirement(_, let violation):
      "expected \(violation.expected); saw \(seen(violation))"
    case .outcome(let mismatches):
      mismatches.map { "expected \($0.member): \($0.expected); saw \($0.seen)" }
        .joined(separator: ". ")
    case .payload(let departure): departure.headline
    }
  }

  package var kind: String {
    switch claim {
    case .requirement(let requirement, _): requirement.id
    case .outcome: "scenario.outcome"
    case .payload(let departure): departure.kind.name
    }
  }

  package var hurtsUser: Bool? {
    guard case .payload(let departure) = claim else { return nil }
    return departure.hurtsUser
  }

  package func text(subject: String) -> String {
    if case .payload(let departure) = claim {
      let again = repetition.line(judging: origin, of: subject)
      return departure.text(again: again)
    }
    guard let run else { return headline }
    var lines: [String] = []
    if case .requirement(let requirement, _) = claim {
      lines.append("\(requirement.id) (\(requirement.level.rawValue))")
      lines.append("  \(requirement.clause)")
      lines += requirement.except.map { "    except \($0)" }
    } else {
      lines.append(run.scenario.title)
    }
    lines.append("")
    lines += story(of: run)
    lines.append("")
    for expectation in expectations {
      lines.append("Expected  \(expectation.expected)")
      lines.append("Saw       \(expectation.seen)")
    }
    if let explanation { lines.append("When      \(explanation.text)") }
    if let why { lines.append("Why       \(why)") }
    if let hint { lines.append("Check     \(hint)") }
    lines.append("Again     \(command(subject: subject))")
    if token != nil {
      if let keptAt {
        lines.append("Kept      as \(keptAt)")
      } else if run.order.schedule.choices.isEmpty, let file = run.scenario.fileText {
        lines.append("Keep      as \(run.scenario.path) in a folder of scenarios: \(file)")
      }
    }
    if otherRunCount > 0 {
      lines.append(
        "Also      seen in \(otherRunCount) other \(otherRunCount == 1 ? "scenario" : "scenarios")"
      )
    }
    return lines.joined(separator: "\n")
  }

  func seen(_ violation: Violation) -> String {
    if let seen = violation.seen { return seen }
    guard let run else { return "nothing" }
    guard let counterpart = violation.counterpart
    else { return run.summary(ofTurn: violation.turn, with: wrongEffect) }
    return run.text(counterpart)
  }

  /// The wrong effect of this run, computed here if ``symptom`` is nil, for example in a replay.
  var wrongEffect: Symptom? { symptom ?? foundSymptom }

  private func story(of run: Run) -> [String] {
    let steps = run.steps.count
    let fewer = isShortened ? ", shortened to \(steps == 1 ? "1 step" : "\(steps) steps")" : ""
    let whose = isFirstOfTwo ? ": the first of two runs" : ""
    return ["Scenario \(origin)\(fewer)\(whose)"] + run.story()
  }

  private var isFirstOfTwo: Bool {
    if case .requirement(_, let violation) = claim { violation.counterpart != nil } else { false }
  }
}
