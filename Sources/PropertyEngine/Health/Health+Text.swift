extension HealthFinding: CustomStringConvertible {
  /// What is wrong, and what to do about it, in two sentences.
  public var description: String {
    switch self {
    case .nothingRan(let cases):
      "None of \(cases) cases made a value, so nothing was tested. "
        + "Look at what the generator filters or rejects."
    case .tooManyDiscarded(let cases, let filtered, let overruns):
      "\(filtered + overruns) of \(cases) cases were discarded: \(filtered) by a filter, "
        + "\(overruns) for want of choices. "
        + "Draw values that satisfy the condition instead of filtering for them."
    case .drawsExceeded(let cases, let overruns):
      "\(overruns) of \(cases) cases asked for more choices than there are for one. "
        + "Bound what the generator repeats or nests."
    case .notExercised(let goal, let seen, let valid):
      "“\(goal.label)” was seen in \(seen) of \(valid) cases, and "
        + "\(goal.needed(outOf: valid)) are required. "
        + "Raise its weight, or the number of cases."
    case .ruleNeverUsed(let name, let rejections):
      rejections == 0
        ? "The rule “\(name)” was never drawn. Raise its weight, or the number of cases."
        : "The rule “\(name)” was never used; it was drawn \(rejections) times where it is "
          + "impossible. Look at its precondition, and at what has to come before it."
    }
  }
}
