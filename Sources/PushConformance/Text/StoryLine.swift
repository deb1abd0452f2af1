struct StoryLine {
  enum Part {
    case step
    /// A task that ran before an older task.
    case order
    case effect
  }

  var text: String
  /// The meaning of a name that a step uses for the first time; empty if the step uses no new name.
  var detail = ""
  var part: Part
  var step: Int
  /// True for a line about the event that violates a requirement, and for the step with this event.
  var isWrong: Bool

  /// True for an answer to the system: most events end with such an effect, which is seldom the wrong effect.
  var isForSystem = false

  var fullText: String { text + detail }

  /// Returns whether the line contains a name, in single quotes or between spaces; a step has a token between spaces.
  func mentions(_ name: some StringProtocol) -> Bool {
    fullText.contains("'\(name)'") || "\(text) ".contains(" \(name) ")
  }

  static func lines(of steps: [StoryStep]) -> [StoryLine] {
    let width = String(steps.count).count
    let indent = String(repeating: " ", count: width)
    return steps.enumerated().flatMap { index, step in
      let number = indent.dropFirst(String(index + 1).count) + "\(index + 1)"
      let first = StoryLine(
        text: "  \(number)  \(step.text)",
        detail: step.detail.map { "  " + $0 } ?? "",
        part: .step,
        step: index,
        isWrong: step.events.contains(where: \.isWrong)
      )
      return [first]
        + step.events.flatMap { event in
          func line(_ part: Part, _ text: String, isForSystem: Bool = false) -> StoryLine {
            StoryLine(
              text: "  \(indent)    \(text)",
              part: part,
              step: index,
              isWrong: event.isWrong,
              isForSystem: isForSystem
            )
          }
          return event.orders.map { line(.order, "↷ \($0)") }
            + event.effects.map { line(.effect, "→ \($0.text)", isForSystem: $0.to == "system") }
        }
    }
  }
}
