extension Generator {
  /// Returns a generator of recursive values up to a depth.
  ///
  /// - Parameters:
  ///   - depth: The largest nesting of branches.
  ///   - leaf: A generator of the simplest values, which contain no further values.
  ///   - branch: Returns a generator of values that contain values of the given generator.
  /// - Returns: A generator of leaves and branches, two leaves to one branch.
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
