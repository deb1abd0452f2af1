/// Where the line is drawn between a run that is worth something and one that is not.
public struct HealthCheck: Sendable, Hashable {
  /// How many of a hundred cases may be discarded.
  public let discardedPercent: Int

  /// How many of a hundred cases may ask for too many choices.
  public let overrunPercent: Int

  /// How many cases there must be before shares are judged.
  public let leastCases: Int

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - discardedPercent: How many of a hundred cases may be discarded.
  ///   - overrunPercent: How many of a hundred cases may ask for too many choices.
  ///   - leastCases: How many cases there must be before shares are judged: of three cases two
  ///     can be discarded by chance.
  public init(discardedPercent: Int = 50, overrunPercent: Int = 5, leastCases: Int = 20) {
    self.discardedPercent = discardedPercent
    self.overrunPercent = overrunPercent
    self.leastCases = leastCases
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - statistics: What its cases were like.
  ///   - goals: What has to be seen.
  /// - Returns: What is wrong, in the order of the cases of ``HealthFinding``; goals in their order,
  ///   rules in theirs.
  public func findings(
    of statistics: RunStatistics,
    goals: [CoverageGoal] = []
  ) -> [HealthFinding] {
    var findings: [HealthFinding] = []
    if statistics.valid == 0 { findings.append(.nothingRan(cases: statistics.cases)) }
    if statistics.cases >= leastCases {
      if exceeds(statistics.discarded, discardedPercent, of: statistics.cases) {
        findings.append(
          .tooManyDiscarded(
            cases: statistics.cases,
            filtered: statistics.filtered,
            overruns: statistics.overruns
          )
        )
      }
      if exceeds(statistics.overruns, overrunPercent, of: statistics.cases) {
        findings.append(
          .drawsExceeded(cases: statistics.cases, overruns: statistics.overruns)
        )
      }
    }
    for goal in goals where !goal.isMet(by: statistics) {
      findings.append(
        .notExercised(goal, seen: statistics.labels[goal.label], valid: statistics.valid)
      )
    }
    for rule in statistics.rules where rule.uses == 0 && statistics.valid >= leastCases {
      findings.append(.ruleNeverUsed(name: rule.name, rejections: rule.rejections))
    }
    return findings
  }

  private func exceeds(_ count: Int, _ percent: Int, of cases: Int) -> Bool {
    let (high, low) = count.multipliedFullWidth(by: 100)
    let (otherHigh, otherLow) = cases.multipliedFullWidth(by: percent)
    return high != otherHigh ? high > otherHigh : low > otherLow
  }
}
