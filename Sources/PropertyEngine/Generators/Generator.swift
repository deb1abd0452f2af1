/// A function that makes values from choices.
///
/// A generator has neither state nor randomness: the same choices make the same value.
@usableFromInline
package struct Generator<Value>: Sendable {
  private let body: @Sendable (inout ChoiceSource) -> Value

  @usableFromInline
  package init(_ body: @escaping @Sendable (inout ChoiceSource) -> Value) { self.body = body }

  package func callAsFunction(_ source: inout ChoiceSource) -> Value { body(&source) }
}

package struct Generated<Value> {
  /// The generated value; use the value only if ``record`` is valid.
  package let value: Value

  package let record: ChoiceRecord
}

extension Generated: Sendable where Value: Sendable {}

extension Generated: Equatable where Value: Equatable {}

extension Generator {
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

  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Generator<Other> {
    Generator<Other> { source in transform(self(&source)) }
  }

  /// Returns a generator of values that satisfy a condition.
  ///
  /// After `attempts` values that fail the condition, the case is discarded (``ChoiceRecord/Defect/filtered``), so that
  /// an unsatisfiable condition does not hang.
  package func filter(
    attempts: Int = 20,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { source in
      var value = self(&source)
      for _ in 1..<max(1, attempts) where !isIncluded(value) { value = self(&source) }
      if !isIncluded(value) { source.invalidate(.filtered) }
      return value
    }
  }

  package func array(count: ClosedRange<Int>) -> Generator<[Value]> {
    Generator<[Value]> { source in
      source.elements(count: count) { self(&$0) }
    }
  }

  /// Returns a generator that chooses one of several generators, uniformly; the first generator is the simplest.
  package static func oneOf(_ generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "there is no generator to choose")
    return Generator { source in source.element(of: generators)(&source) }
  }

  /// Returns a generator that chooses one of several generators by weight; the first generator is the simplest.
  package static func frequency(_ choices: [(weight: Int, generator: Generator)]) -> Generator {
    // In generic code, Swift makes a new key path for each call, which takes longer than a closure.
    let weights = choices.map { $0.weight }
    let generators = choices.map { $0.generator }
    return Generator { source in generators[source.index(weights: weights)](&source) }
  }

  /// Returns a generator of recursive values up to a depth, in which a leaf is twice as likely as a branch.
  ///
  /// `leaf` makes the simplest values, which contain no other values. `branch` returns a generator of values that
  /// contain values of the given generator.
  package static func recursive(
    depth: Int,
    leaf: Generator,
    branch: (Generator) -> Generator
  ) -> Generator {
    precondition(depth >= 0, "there is no negative depth")
    return (0..<depth).reduce(leaf) { inner, _ in
      frequency([(2, leaf), (1, branch(inner))])
    }
  }
}

extension Generator where Value == Bool {
  package static var bool: Generator { Generator { $0.bool() } }
}

extension Generator where Value: Sendable {
  package static func element(of elements: some Collection<Value>) -> Generator {
    let elements = Array(elements)
    precondition(!elements.isEmpty, "there is no element to choose")
    return Generator { source in source.element(of: elements) }
  }
}

extension Generator where Value == String {
  /// Returns a generator of strings; shorter strings, and characters earlier in the alphabet, are simpler.
  package static func string(
    of alphabet: some Collection<Character>,
    count: ClosedRange<Int>
  ) -> Generator {
    let alphabet = Array(alphabet)
    precondition(!alphabet.isEmpty || count.upperBound == 0, "the alphabet is empty")
    return Generator { source in
      String(source.elements(count: count) { alphabet[$0.index(alphabet.count)] })
    }
  }
}
