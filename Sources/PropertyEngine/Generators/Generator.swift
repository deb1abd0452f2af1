/// A way to make values out of choices.
///
/// A generator holds no state and no randomness of its own: the same answers make the same
/// value.
package struct Generator<Value>: Sendable {
  private let body: @Sendable (inout ChoiceSource) -> Value

  /// Makes a generator from code that asks a source.
  package init(_ body: @escaping @Sendable (inout ChoiceSource) -> Value) {
    self.body = body
  }

  /// Makes one value.
  package func callAsFunction(_ source: inout ChoiceSource) -> Value {
    body(&source)
  }
}

/// A value with the choices that made it.
package struct Generated<Value> {
  /// The value; it must not be used unless the record is valid.
  package let value: Value

  /// The choices.
  package let record: ChoiceRecord

  /// Makes a pair of the two.
  package init(value: Value, record: ChoiceRecord) {
    self.value = value
    self.record = record
  }
}

extension Generated: Sendable where Value: Sendable {}

extension Generated: Equatable where Value: Equatable {}

extension Generator {
  /// Makes the value that belongs to a seed.
  package func generate(
    _ seed: CaseSeed,
    limit: Int = ChoiceSource.defaultLimit
  ) -> Generated<Value> {
    run(ChoiceSource(seed: seed, limit: limit))
  }

  /// Makes the value that belongs to recorded answers.
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
