package enum TimeStep: Sendable, Hashable {
  case advance(Duration)
  /// The next step comes early: before the center is idle.
  ///
  /// After the last callback of the previous step, at most this many of the center's jobs run before the next step.
  case early(after: Int)

  static let mostJobs = 1_000
}

struct TimeStepKinds: Sendable {
  let advance =
    StepKind(
      "advance",
      TimeStep.advance,
      StepPart(
        at: .whole,
        reading: WrittenDuration.duration,
        orRefuse: { _ in "a time is written as a number and ms or s, such as \"5s\"" },
        writing: WrittenDuration.text
      )
    )
    .says("let {0} pass")
  let early =
    StepKind(
      "early",
      TimeStep.early,
      StepPart(at: .whole).refusing("a number of jobs is between 0 and \(TimeStep.mostJobs)") {
        !(0...TimeStep.mostJobs).contains($0)
      }
    )
    .says("go on before the center is idle: after {0} of its jobs")
}

extension Step {
  /// True if this step only makes the next step come early.
  var isEarly: Bool { if case .time(.early) = self { true } else { false } }

  /// Returns whether the step can come before the center has finished its work for the previous step.
  ///
  /// Other steps, such as a push or a login, could change the center's duty in the previous step.
  func canComeEarly(after previous: Step) -> Bool { previous.comesAtAnyTime && comesAtAnyTime }
}

extension Scenario {
  var hasEarlySteps: Bool { when.contains(where: \.isEarly) }

  /// Returns whether `early` is valid at `place`: the next step can come early, and the previous step does not.
  func isSound(earlyStepAt place: Int) -> Bool {
    place > 0 && place + 1 < steps.count && steps[place + 1].canComeEarly(after: steps[place - 1])
      && (place < 2 || !steps[place - 2].isEarly)
  }

  var isPlain: Bool { reactions.isEmpty && !hasEarlySteps }
}

/// The written form of durations in scenarios: a whole number and a unit, `5s` or `250ms`.
enum WrittenDuration {
  /// The longest duration in seconds, about 31 years: enough for any timer, and far from an overflow.
  private static let longest: Int64 = 1_000_000_000

  static func duration(_ text: String) -> Duration? {
    let (digits, isMilliseconds) =
      text.hasSuffix("ms") ? (text.dropLast(2), true) : (text.dropLast(1), false)
    guard text.hasSuffix("s"), !digits.isEmpty, digits.count <= 13,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int64(digits), number <= (isMilliseconds ? longest * 1000 : longest)
    else { return nil }
    return isMilliseconds ? .milliseconds(number) : .seconds(number)
  }

  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return "\(seconds)s" }
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)ms"
  }
}
