extension Generator {
  /// Returns a generator that makes the same choices, and applies `transform` to each value.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other> { source in transform(self(&source)) }
  }

  /// Returns a generator of values that satisfy a condition.
  ///
  /// After `attempts`, the case is discarded (``ChoiceRecord/Defect/filtered``), so that an unsatisfiable condition
  /// does not hang.
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

  /// Returns a generator of arrays with a count in a range; fewer elements are simpler.
  package func array(count: ClosedRange<Int>) -> Generator<[Value]> {
    Generator<[Value]> { source in
      source.elements(count: count) { self(&$0) }
    }
  }

  /// Returns a generator that chooses one of several generators, uniformly; the first generator is the simplest.
  ///
  /// - Precondition: There is at least one generator.
  package static func oneOf(_ generators: [Generator]) -> Generator {
    precondition(!generators.isEmpty, "there is no generator to choose")
    return Generator { source in generators[source.index(generators.count)](&source) }
  }

  /// Returns a generator that chooses one of several generators by weight; the first generator is the simplest.
  ///
  /// - Precondition: At least one weight is positive, and none is negative.
  package static func frequency(_ choices: [(weight: Int, generator: Generator)]) -> Generator {
    // In generic code, key paths are made anew for each call, which takes longer than these closures.
    let weights = choices.map { $0.weight }
    let generators = choices.map { $0.generator }
    return Generator { source in generators[source.index(weights: weights)](&source) }
  }
}
