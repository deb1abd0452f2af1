/// A generator of command sequences over a model: each step draws a possible command and applies it to the model.
///
/// The machine does not depend on the system under test, so a sequence is a plain value that can be replayed. Each step
/// first draws whether to continue, then a rule, and then the choices of the rule.
///
/// Drawing is inlinable, because generic code without specialization would spend much time on type metadata.
/// Specialization requires `@usableFromInline` on this type and on each type in the signatures.
@usableFromInline
package struct CommandMachine<Model, Command>: Sendable {
  /// The rules, the simplest first.
  @usableFromInline package let rules: [Rule<Model, Command>]

  /// The largest number of steps in a sequence, including steps that do nothing.
  @usableFromInline package let maximum: Int

  @usableFromInline let weights: [Int]
  @usableFromInline let essential: [Bool]
  @usableFromInline let counts: [RuleCount]
  @usableFromInline let start: @Sendable () -> Model
  @usableFromInline let apply: @Sendable (Command, inout Model) -> Command

  /// The factor by which a focus raises the weight of a rule.
  @inlinable static var emphasis: Int { 4 }

  /// The number of random draws after which the machine searches all rules for a possible rule.
  @inlinable static var attempts: Int { 8 }

  /// Creates a machine; recorded sequences depend on the order of the rules.
  ///
  /// `apply` applies a command, or another command that has to come first, to the model and returns the applied
  /// command.
  package init(
    rules: [Rule<Model, Command>],
    maximum: Int,
    start: @escaping @Sendable () -> Model,
    apply: @escaping @Sendable (Command, inout Model) -> Command
  ) {
    precondition(rules.contains { $0.weight > 0 }, "at least one weight has to be positive")
    precondition(maximum >= 0, "there is no negative number of steps")
    self.rules = rules
    self.maximum = maximum
    self.start = start
    self.apply = apply
    weights = rules.map { $0.weight }
    essential = rules.map { $0.isEssential }
    counts = rules.map { RuleCount(name: $0.name) }
  }

  @inlinable
  package var generator: Generator<CommandSequence<Command>> { Generator { commands(&$0) } }

  /// Draws a sequence of possible commands, with at most ``maximum`` steps.
  ///
  /// Most sequences have nearly the maximum length, because a long sequence visits more states. One sequence in eight
  /// has a random length. The length is not recorded; a recorded choice before each step says whether the step follows.
  ///
  /// In a replay of edited choices, the chosen rule can be impossible. The step then does nothing and draws no
  /// arguments. So a step can be removed from a record without removing the later steps.
  ///
  /// If `model` is a class instance, the function changes the model. `focus` has the indices of rules to use more
  /// often: in half of the cases, these rules have more weight, and the case's ``Swarm`` cannot disable them.
  @inlinable
  package func commands(
    _ source: inout ChoiceSource,
    from model: Model? = nil,
    focusedOn focus: [Int] = []
  ) -> CommandSequence<Command> {
    var sequence = CommandSequence<Command>(counts: counts)
    var model = model ?? start()
    var wanted = source.steer { random in
      let most = UInt64(maximum)
      return random.next(through: 7) == 0
        ? random.next(through: most) : most - random.next(through: most / 8)
    }
    let weighting = weighting(&source, focusedOn: focus)
    for step in 0..<maximum {
      guard source.draw(through: 1, sampling: { _ in UInt64(step) < wanted ? 1 : 0 }) == 1
      else { break }
      guard let rule = rule(&source, weighting, in: model, &sequence) else {
        wanted = 0
        continue
      }
      let command = rules[rule].draw(model, &source)
      guard source.record.isValid else { break }
      sequence.commands.append(apply(command, &model))
      sequence.counts[rule].uses += 1
    }
    return sequence
  }

  /// The weights of the rules in one case; neither the focus nor the ``Swarm`` is recorded, and a replay has neither.
  @inlinable
  func weighting(_ source: inout ChoiceSource, focusedOn focus: [Int]) -> Weighting {
    var weights = weights
    var essential = essential
    if !focus.isEmpty, source.steer({ $0.next(through: 1) }) == 0 {
      for rule in focus where weights[rule] > 0 {
        weights[rule] *= Self.emphasis
        essential[rule] = true
      }
    }
    return Weighting(weights, swarm: source.swarm(), essential: essential)
  }

  /// Returns the index of a possible rule; nil if no rule is possible, or if the replayed rule is not possible.
  @inlinable
  func rule(
    _ source: inout ChoiceSource,
    _ weighting: Weighting,
    in model: Model,
    _ sequence: inout CommandSequence<Command>
  ) -> Int? {
    var known: Int?
    let rule = Int(
      source.draw(through: UInt64(rules.count - 1)) { random in
        for _ in 0..<Self.attempts {
          let rule = Int(weighting.sample(&random))
          if rules[rule].isPossible(model) {
            known = rule
            return UInt64(rule)
          }
          sequence.counts[rule].rejections += 1
        }
        known = fallback(&random, weighting, in: model)
        return UInt64(known ?? 0)
      }
    )
    if let known { return known }
    return rules[rule].isPossible(model) ? rule : nil
  }

  /// Returns the index of a possible rule, from a search that starts at a random index; nil if no rule is possible.
  ///
  /// A rule that the swarm disables is returned only if no enabled rule is possible.
  @inlinable
  func fallback(_ random: inout SplitMix64, _ weighting: Weighting, in model: Model) -> Int? {
    let first = Int(random.next(through: UInt64(rules.count - 1)))
    var other: Int?
    for offset in 0..<rules.count {
      let rule = (first + offset) % rules.count
      let isEnabled = weighting.allows(rule)
      guard isEnabled || other == nil, rules[rule].isPossible(model) else { continue }
      if isEnabled { return rule }
      other = rule
    }
    return other
  }
}

@usableFromInline
package struct CommandSequence<Command> {
  @usableFromInline package var commands: [Command] = []

  @usableFromInline package var counts: [RuleCount]

  @inlinable
  init(counts: [RuleCount]) { self.counts = counts }
}

extension CommandSequence: Sendable where Command: Sendable {}

extension CommandSequence: Equatable where Command: Equatable {}
