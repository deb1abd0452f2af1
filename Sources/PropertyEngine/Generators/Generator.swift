/// A function that makes values out of choices.
///
/// A generator has no state and no randomness of its own: the same choices make the same value.
@usableFromInline
package struct Generator<Value>: Sendable {
  private let body: @Sendable (inout ChoiceSource) -> Value

  @usableFromInline
  package init(_ body: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.body = body
  }

  package func callAsFunction(_ source: inout ChoiceSource) -> Value {
    body(&source)
  }
}

package struct Generated<Value> {
  /// The value; use it only if the record is valid.
  package let value: Value

  /// The choices that made the value, with which it can be replayed and made smaller.
  package let record: ChoiceRecord

  package init(value: Value, record: ChoiceRecord) {
    self.value = value
    self.record = record
  }
}

extension Generated: Sendable where Value: Sendable {}

extension Generated: Equatable where Value: Equatable {}

extension Generator {
  /// Makes the value that belongs to a seed; the same seed always gives the same value.
  package func generate(
    _ seed: CaseSeed,
    limit: Int = ChoiceSource.defaultLimit
  ) -> Generated<Value> {
    run(ChoiceSource(seed: seed, limit: limit))
  }

  package func replay(
    _ values: [UInt64],
    limit: Int = ChoiceSource.defaultLimit
  ) -> Generated<Value> {
    run(ChoiceSource(replaying: values, limit: limit))
  }

  private func run(_ source: ChoiceSource) -> Generated<Value> {
    var source = source
    let value = body(&source)
    return Generated(value: value, record: source.record)
  }
}
