/// A source of command sequences over a model: it draws a command that is possible, applies it to the
/// model, and goes on from there.
///
/// What is tested plays no part in it, so a sequence is a plain value that can be replayed against
/// anything. Each step makes the choices "go on", "which rule" and the rule's own, in this order.
///
/// Drawing is inlinable: it is generic, and without the types at hand much of its time would go into
/// looking them up.
package struct CommandMachine<Model, Command>: Sendable {
  /// The rules; the first is the simplest.
  package let rules: [Rule<Model, Command>]

  /// The most steps.
  package let maximum: Int

  @usableFromInline let weights: [Int]
  @usableFromInline let essential: [Bool]
  @usableFromInline let counts: [RuleCount]
  @usableFromInline let start: @Sendable () -> Model
  @usableFromInline let apply: @Sendable (Command, inout Model) -> Void

  /// How much likelier a rule is in a case that has its focus on it.
  @inlinable static var emphasis: Int { 4 }

  /// How often a rule is drawn anew before one is looked for in order.
  @inlinable static var attempts: Int { 8 }

  /// Makes a machine.
  ///
  /// - Parameters:
  ///   - rules: The rules; their order is part of what a recorded sequence means.
  ///   - maximum: The most steps.
  ///   - start: Makes the model before the first command.
  ///   - apply: What a command does to the model.
  /// - Precondition: At least one rule has a weight, and the maximum is not negative.
  package init(
    rules: [Rule<Model, Command>],
    maximum: Int,
    start: @escaping @Sendable () -> Model,
    apply: @escaping @Sendable (Command, inout Model) -> Void
  ) {
    precondition(rules.contains { $0.weight > 0 }, "at least one weight has to be positive")
    precondition(maximum >= 0, "there is no negative number of steps")
    self.rules = rules
    self.maximum = maximum
    self.start = start
    self.apply = apply
    weights = rules.map(\.weight)
    essential = rules.map(\.isEssential)
    counts = rules.map { RuleCount(name: $0.name) }
  }

  /// A generator of sequences.
  @inlinable
  package var generator: Generator<CommandSequence<Command>> {
    Generator { commands(&$0) }
  }

  /// Draws a sequence.
  ///
  /// Most go on to the maximum or nearly so: a long sequence visits more states. One in eight is of any
  /// length. The length is not recorded; each step records that it follows.
  ///
  /// In a replay a rule may come up where it is not possible. That step then does nothing and costs no
  /// arguments, so that a step can be edited away without the steps that depend on it.
  ///
  /// - Parameters:
  ///   - source: What is asked for choices.
  ///   - model: The model before the first command, if not the one that the machine starts with. One that is
  ///     an object is changed.
  ///   - focus: Rules, by their indices. Every other case has its focus on them: they are likelier than they are
  ///     otherwise, and no swarm leaves them out.
  /// - Returns: The commands.
  /// - Precondition: The focus names rules that there are.
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
        // Nothing is possible, or nothing was in this step of a replay.
        wanted = 0
        continue
      }
      let command = rules[rule].draw(model, &source)
      guard source.record.isValid else { break }
      apply(command, &model)
      sequence.commands.append(command)
      sequence.counts[rule].uses += 1
    }
    return sequence
  }

  /// How likely each rule is in a case: as its weight says, under a swarm and perhaps a focus.
  ///
  /// Neither is recorded, and in a replay neither plays a part.
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

  /// Draws a rule that is possible; `nil` if there is none, or if a replay names one that is not.
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

  /// A possible rule, from a random one on; one that the swarm leaves out only if there is no other.
  @inlinable
  func fallback(
    _ random: inout SplitMix64,
    _ weighting: Weighting,
    in model: Model
  ) -> Int? {
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
