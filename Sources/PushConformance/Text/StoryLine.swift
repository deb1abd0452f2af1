/// A line of a finding's story: a step, an order of tasks, or an effect.
struct StoryLine {
  /// The part of a step that a line tells.
  enum Part {
    case step
    /// A task that ran before an older task.
    case order
    case effect
  }

  var text: String
  var part: Part
  /// True if the line tells the event at which a requirement is violated, or the step with this event.
  var isWrong: Bool

  /// Returns the lines of steps: each step, followed by the orders and effects of its events.
  static func lines(of steps: [StoryStep]) -> [StoryLine] {
    let width = String(steps.count).count
    let indent = String(repeating: " ", count: width)
    return steps.enumerated().flatMap { index, step in
      let number = indent.dropFirst(String(index + 1).count) + "\(index + 1)"
      let detail = step.detail.map { "  " + $0 } ?? ""
      let first = StoryLine(
        text: "  \(number)  \(step.text)\(detail)",
        part: .step,
        isWrong: step.events.contains(where: \.isWrong)
      )
      return [first]
        + step.events.flatMap { event in
          event.orders.map {
            StoryLine(text: "  \(indent)    ↷ \($0)", part: .order, isWrong: event.isWrong)
          }
            + event.effects.map {
              StoryLine(text: "  \(indent)    → \($0.text)", part: .effect, isWrong: event.isWrong)
            }
        }
    }
  }
}
