/// How a case ended.
///
/// An assertion that does not hold is a failure; a crash, a time limit or a broken set-up is an
/// error. A case has exactly one outcome: consumers disagree on what two of them mean.
public enum JUnitOutcome: Sendable, Hashable {
  /// The case passed.
  case passed

  /// An assertion did not hold.
  case failed(JUnitProblem)

  /// The case could not be carried through.
  case error(JUnitProblem)

  /// The case was not run, for the reason given; `body` may say more.
  case skipped(message: String, body: String = "")
}

/// What a `failure` or `error` element says.
public struct JUnitProblem: Sendable, Hashable {
  /// The problem in one line.
  public var message: String

  /// What kind of problem it is, dotted, such as `kit.Mismatch`.
  ///
  /// A type without a dot is written as `kit.<type>`: GitLab reads every attribute named
  /// `type` as a type annotation of Rails, and refuses the report on `yaml` or `symbol`.
  public var type: String

  /// The whole story; the location and the message are put before it where it lacks them.
  public var body: String

  /// Makes a problem.
  public init(message: String, type: String = "kit.Failure", body: String = "") {
    self.message = message
    self.type = type
    self.body = body
  }
}
