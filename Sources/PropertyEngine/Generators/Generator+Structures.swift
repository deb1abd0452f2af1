extension Generator {
  /// Returns a generator of recursive values up to a depth, two leaves to one branch.
  ///
  /// `leaf` makes the simplest values, which contain no further values. `branch` returns a generator of values that
  /// contain values of the given generator. The depth must not be negative.
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
