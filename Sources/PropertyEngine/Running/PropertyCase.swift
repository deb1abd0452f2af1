/// A generated case of a property: a value to test, and the choices that made it.
package struct PropertyCase<Value> {
  /// The number of the case in the run.
  package let index: Int

  /// The value to test.
  package let value: Value

  /// The choices that made the value.
  package let record: ChoiceRecord
}

extension PropertyCase: Sendable where Value: Sendable {}
