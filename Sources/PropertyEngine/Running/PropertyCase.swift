/// A generated case of a property: a value to test, and the choices that made it.
package struct PropertyCase<Value> {
  /// The number of the case in the run.
  package let index: Int

  /// The value to test.
  package let value: Value

  /// The choices that made the value.
  package let record: ChoiceRecord

  /// Creates a case.
  package init(index: Int, value: Value, record: ChoiceRecord) {
    self.index = index
    self.value = value
    self.record = record
  }
}

extension PropertyCase: Sendable where Value: Sendable {}

/// The verdict of a judge on a case.
package struct CaseVerdict: Sendable, Equatable {
  /// The labels of the case, for statistics.
  package let labels: [String]

  /// The number of uses of each rule, if the case is a sequence of commands; else empty.
  ///
  /// See ``CommandSequence/counts``.
  package let rules: [RuleCount]

  /// Creates a verdict.
  package init(labels: [String] = [], rules: [RuleCount] = []) {
    self.labels = labels
    self.rules = rules
  }
}
