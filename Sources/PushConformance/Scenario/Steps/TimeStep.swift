/// A step that lets time pass, or makes the next step come early.
package enum TimeStep: Sendable, Hashable {
  case advance(Duration)
  /// The next step comes before the center is idle: after at most this many jobs of the center in the last callback of
  /// the previous step.
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
