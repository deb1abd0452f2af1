/// A generated case.
package struct PropertyCase<Value> {
  /// Its number in the run.
  package let index: Int

  /// The value to test.
  package let value: Value

  /// The choices that made it.
  package let record: ChoiceRecord

  /// Makes a case.
  package init(index: Int, value: Value, record: ChoiceRecord) {
    self.index = index
    self.value = value
    self.record = record
  }
}

extension PropertyCase: Sendable where Value: Sendable {}

/// What a judge says of a case.
package struct CaseVerdict: Sendable, Equatable {
  /// What the case is an example of.
  package let labels: [String]

  /// What a sequence of commands used, if the case is one.
  ///
  /// See ``CommandSequence/counts``.
  package let rules: [RuleCount]

  /// Makes a verdict.
  package init(labels: [String] = [], rules: [RuleCount] = []) {
    self.labels = labels
    self.rules = rules
  }
}
