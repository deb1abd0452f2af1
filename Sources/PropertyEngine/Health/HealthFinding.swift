/// Something about a run that makes its result worth less than it seems.
///
/// It says nothing of what is tested. ``description`` puts it into words.
public enum HealthFinding: Sendable, Hashable {
  /// No case made a value.
  case nothingRan(cases: Int)
  /// More cases were thrown away than a generator should need to.
  case tooManyDiscarded(cases: Int, filtered: Int, overruns: Int)
  /// Cases asked for more choices than there are for one.
  case drawsExceeded(cases: Int, overruns: Int)
  /// A label that is required was seen too rarely.
  case notExercised(CoverageGoal, seen: Int, valid: Int)
  /// A rule never gave a command.
  case ruleNeverUsed(name: String, rejections: Int)
}
