/// A generated case of a property: a value to test, and the choices that made it.
package struct PropertyCase<Value> {
  /// The number of the case in the whole run, from 0.
  package let index: Int

  /// The generated value, which the caller tests.
  package let value: Value

  /// The choices that made the value, with which it can be replayed and made smaller.
  package let record: ChoiceRecord
}

extension PropertyCase: Sendable where Value: Sendable {}
