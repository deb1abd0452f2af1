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
public struct CaseVerdict: Sendable, Equatable {
  /// What the case is an example of.
  public let labels: [String]

  /// What a sequence of commands used, if the case is one.
  ///
  /// See ``CommandSequence/counts``.
  public let rules: [RuleCount]

  /// Makes a verdict.
  public init(labels: [String] = [], rules: [RuleCount] = []) {
    self.labels = labels
    self.rules = rules
  }
}
