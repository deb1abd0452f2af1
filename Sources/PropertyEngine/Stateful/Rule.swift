/// A kind of command: the condition under which the command is possible, and a function that draws its arguments.
@usableFromInline
package struct Rule<Model, Command>: Sendable {
  /// The name by which ``RuleCount`` counts the uses of the rule.
  package let name: String

  /// The weight of the rule; a rule of weight 0 is sampled only if no enabled rule with a positive weight is possible.
  package let weight: Int

  /// True if no ``Swarm`` can disable the rule, because a case without the rule tests nothing.
  package let isEssential: Bool

  @usableFromInline let isPossible: @Sendable (Model) -> Bool

  @usableFromInline let draw: @Sendable (Model, inout ChoiceSource) -> Command

  /// Creates a rule whose `draw` is called only if the rule is possible.
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

/// The number of times that a rule was used, and the number of times that the rule was drawn but not possible.
@usableFromInline
package struct RuleCount: Sendable, Hashable {
  package let name: String

  @usableFromInline package var uses = 0

  @usableFromInline package var rejections = 0
}

extension [RuleCount] {
  package mutating func add(_ counts: [RuleCount]) {
    for (index, count) in counts.enumerated() {
      // The rules of two sequences nearly always have the same order.
      let place =
        index < self.count && self[index].name == count.name
        ? index : firstIndex { $0.name == count.name }
      guard let place else {
        append(count)
        continue
      }
      self[place].uses += count.uses
      self[place].rejections += count.rejections
    }
  }
}
