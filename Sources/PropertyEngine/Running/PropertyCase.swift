/// A generated case of a property: a value to test, and the choices that made it.
package struct PropertyCase<Value> {
  /// The number of the case in the whole run, from 0.
  package let index: Int

  package let value: Value

  package let record: ChoiceRecord
}

extension PropertyCase: Sendable where Value: Sendable {}
