/// A kind of command: when it is possible, and how its arguments are drawn.
package struct Rule<Model, Command>: Sendable {
  /// What it is called in statistics.
  package let name: String

  /// How likely it is beside the others; 0 means only when nothing else is possible.
  package let weight: Int

  /// Whether no swarm leaves it out: without it a case would be about nothing.
  package let isEssential: Bool

  /// Whether it is possible.
  ///
  /// It is asked before the swarm is, so that a case never ends for want of a command that the
  /// swarm leaves out.
  @usableFromInline let isPossible: @Sendable (Model) -> Bool

  @usableFromInline let draw: @Sendable (Model, inout ChoiceSource) -> Command

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - name: What it is called in statistics.
  ///   - weight: How likely it is beside the others.
  ///   - isEssential: Whether no swarm leaves it out.
  ///   - isPossible: Whether it is possible in a state.
  ///   - draw: Draws its arguments; it is only asked where the rule is possible.
  /// - Precondition: The weight is not negative.
  package init(
    _ name: String,
    weight: Int = 1,
    isEssential: Bool = false,
    when isPossible: @escaping @Sendable (Model) -> Bool = { _ in true },
    draw: @escaping @Sendable (Model, inout ChoiceSource) -> Command
  ) {
    precondition(weight >= 0, "a weight cannot be negative")
    self.name = name
    self.weight = weight
    self.isEssential = isEssential
    self.isPossible = isPossible
    self.draw = draw
  }
}

/// How often a rule was used, and how often it was drawn where it was not possible.
package struct RuleCount: Sendable, Hashable {
  /// The name of the rule.
  package let name: String

  /// How many commands it gave.
  package var uses: Int

  /// How many times it was drawn at random in a state in which it was not possible.
  package var rejections: Int

  /// Makes a count.
  package init(name: String, uses: Int = 0, rejections: Int = 0) {
    self.name = name
    self.uses = uses
    self.rejections = rejections
  }
}
