extension Run {
  func text(of behavior: Behavior, in step: Int, at door: FrontDoor) -> String {
    let did = text(behavior.did(in: step) ?? TurnOutcome())
    guard behavior.problem(in: step) != nil, let why = problem?.text(in: self, at: door)
    else { return did }
    return did == "nothing" ? why : "\(did); then \(why)"
  }
}

extension Parting {
  package var text: String { text(at: .commandLine) }

  package func text(at door: FrontDoor) -> String {
    let steps = step == 0 ? "1 step" : "\(step + 1) steps"
    let fewer = isShortened ? ", shortened to \(steps)" : ""
    var lines = ["Scenario \(scenario.id)\(fewer)"]
    lines += groups.first?.run.story(through: step, showingEffects: false) ?? []
    for group in groups {
      let did = group.run.text(of: group.behavior, in: step, at: door)
      lines.append("     \(group.subjects.joined(separator: ", ")): \(did)")
    }
    lines.append("")
    if let oddOneOut { lines.append("Odd one  \(oddOneOut): the others agree") }
    if let file = scenario.fileText, scenario.area == "generated" {
      lines.append("Keep     as \(scenario.path) in a folder of scenarios: \(file)")
    }
    if otherScenarioCount > 0 {
      lines.append(
        "Also     they differ in \(otherScenarioCount) other \(otherScenarioCount == 1 ? "scenario" : "scenarios") of the block"
      )
    }
    return lines.joined(separator: "\n")
  }
}

extension Comparison {
  package var summary: String {
    let extent = "\(scenarios) golden and \(generated) generated scenarios"
    if let unstable {
      return "\(unstable.subject) behaves differently in two plays of \(unstable.scenario):"
        + " look for state that it keeps between launches"
    }
    let names = subjects.joined(separator: ", ")
    return partings.isEmpty
      ? "\(names): the same behavior in \(extent)"
      : "\(names): different behavior in \(partings.count) of \(extent)"
  }
}
