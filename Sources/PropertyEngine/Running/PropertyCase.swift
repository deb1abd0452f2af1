/// A generated case.
public struct PropertyCase<Value> {
  /// Its number in the run.
  public let index: Int

  /// The value to test.
  public let value: Value

  /// The choices that made it.
  public let record: ChoiceRecord

  /// Makes a case.
  public init(index: Int, value: Value, record: ChoiceRecord) {
    self.index = index
    self.value = value
    self.record = record
  }
}

extension PropertyCase: Sendable where Value: Sendable {}

/// What a judge says of a case.
public struct CaseVerdict<Label: Equatable & Sendable>: Sendable, Equatable {
  /// What failed, in the order in which it was found; none if all is well.
  public let failures: [Label]

  /// How many choices had been made when the last of what failed showed, if that is known.
  public let end: Int?

  /// What the case is an example of.
  public let labels: [String]

  /// What a sequence of commands used, if the case is one.
  ///
  /// See ``CommandSequence/counts``.
  public let rules: [RuleCount]

  /// Makes a verdict.
  public init(
    failures: [Label] = [],
    end: Int? = nil,
    labels: [String] = [],
    rules: [RuleCount] = []
  ) {
    self.failures = failures
    self.end = end
    self.labels = labels
    self.rules = rules
  }
}

/// A failure with the first case that showed it.
public struct PropertyFind<Label: Equatable & Sendable>: Sendable, Equatable {
  /// What failed.
  public let label: Label

  /// The number of the first case in which it did.
  public internal(set) var caseIndex: Int

  /// Which of the failures of that case it was.
  public internal(set) var order: Int

  /// In how many cases it failed.
  public internal(set) var count: Int

  /// The first trial in which it did; a ``Shrinker`` starts here.
  public internal(set) var trial: Trial<Label>
}
