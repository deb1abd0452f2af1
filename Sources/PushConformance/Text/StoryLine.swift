/// A line of a finding's story: a step, an order of tasks, or an effect.
struct StoryLine {
  /// The part of a step that a line tells.
  enum Part {
    case step
    /// A task that ran before an older task.
    case order
    case effect
  }

  /// The line without its ``detail``.
  var text: String
  /// The meaning of a name that a step uses for the first time; empty if there is none.
  var detail = ""
  var part: Part
  /// The index of the step that the line belongs to.
  var step: Int
  /// True if the line tells the event at which a requirement is violated, or the step with this event.
  var isWrong: Bool

  /// The line with its detail.
  var fullText: String { text + detail }

  /// Returns whether the line has a name in quotes or, as steps have tokens, between spaces.
  func mentions(_ name: some StringProtocol) -> Bool {
    fullText.contains("'\(name)'") || "\(text) ".contains(" \(name) ")
  }

  /// Returns the lines of steps: each step, followed by the orders and effects of its events.
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
          let orders = event.orders.map { (StoryLine.Part.order, "↷ \($0)") }
          let effects = event.effects.map { (StoryLine.Part.effect, "→ \($0.text)") }
          return (orders + effects).map { part, text in
            StoryLine(
              text: "  \(indent)    \(text)",
              part: part,
              step: index,
              isWrong: event.isWrong
            )
          }
        }
    }
  }
}
