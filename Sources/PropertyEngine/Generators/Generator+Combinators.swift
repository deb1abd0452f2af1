extension Generator {
  /// Makes the same value every time.
  package static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// Makes a value out of each value.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other> { source in transform(self(&source)) }
  }

  /// Makes a value with a generator that depends on another value.
  package func flatMap<Other>(
    _ transform: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { source in transform(self(&source))(&source) }
  }

  /// Makes only values that satisfy a condition.
  ///
  /// - Parameters:
  ///   - attempts: How often to try before the case is given up: a condition that nothing
  ///     satisfies must not hang a run. See ``ChoiceRecord/Defect/filtered``.
  ///   - isIncluded: The condition.
  /// - Returns: A generator of what satisfies it.
  package func filter(
    attempts: Int = 20,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    Generator { source in
      var value = self(&source)
      for _ in 1..<max(1, attempts) where !isIncluded(value) {
        value = self(&source)
      }
      if !isIncluded(value) { source.invalidate(.filtered) }
      return value
    }
  }

  /// Makes a value, or `nil` one time in four; `nil` is the simplest.
  package func optional() -> Generator<Value?> {
    Generator<Value?> { source in source.bool(3, outOf: 4) ? self(&source) : nil }
  }

  /// Makes an array with a number of elements in a range; fewer are simpler.
  package func array(count: ClosedRange<Int>) -> Generator<[Value]> {
    Generator<[Value]> { source in
      source.elements(count: count) { self(&$0) }
    }
  }

  /// Makes a value with one of several generators, each as likely as another; the first is the
  /// simplest.
  ///
  /// - Precondition: There is at least one.
  package static func oneOf(_ generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "there is no generator to choose")
    return Generator { source in generators[source.index(generators.count)](&source) }
  }

  /// Makes a value with one of several generators, each as likely as its weight says; the
  /// first is the simplest.
  ///
  /// - Precondition: At least one weight is positive, and none is negative.
  package static func frequency(_ choices: [(weight: Int, generator: Generator)]) -> Generator {
    let weights = choices.map(\.weight)
    let generators = choices.map(\.generator)
    return Generator { source in generators[source.index(weights: weights)](&source) }
  }

  /// Makes a tuple, one value after the other.
  package static func all<each Part>(
    _ parts: repeat Generator<each Part>
  ) -> Generator where Value == (repeat each Part) {
    let parts = (repeat each parts)
    return Generator { source in (repeat (each parts)(&source)) }
  }
}
