extension Generator {
  /// Makes the elements of another array in some order; the order that they have is the simplest.
  package func shuffled<Element>() -> Generator where Value == [Element] {
    Generator { source in
      let elements = self(&source)
      return source.shuffled(elements)
    }
  }

  /// Makes some of the elements of a collection, in their order; none is the simplest.
  package static func subset<Element: Sendable>(
    of elements: some Collection<Element>
  ) -> Generator where Value == [Element] {
    let elements = Array(elements)
    return Generator { source in source.subset(elements) }
  }

  /// Makes values that hold values of the same kind, down to a depth.
  ///
  /// - Parameters:
  ///   - depth: How many branches may stand inside one another.
  ///   - leaf: What holds nothing of its kind; it is the simplest.
  ///   - branch: Makes a generator of what holds values of the generator that it is given.
  /// - Returns: A generator of leaves and branches, two leaves to a branch.
  /// - Precondition: The depth is not negative.
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
