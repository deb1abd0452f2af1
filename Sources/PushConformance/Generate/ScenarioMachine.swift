import PropertyEngine

/// Draws whole scenarios: first the notifications and participants, then the steps, each legal after the earlier steps.
///
/// A scenario depends on the area, the roles, the declaration and the corpus, and never on the subject's behavior. So
/// equal choices make equal scenarios for subjects with the same roles and declaration.
///
/// The type is a class, because each scenario's generator would otherwise copy the names and forms of the app.
final class ScenarioMachine: Sendable {
  private let area: GenerationArea
  private let cast: ScenarioCast
  private let machine: CommandMachine<ScenarioModel, Step>

  struct Product: Sendable {
    /// The scenario, with all its steps in ``Scenario/when``.
    var scenario: Scenario
    var rules: [RuleCount]
  }

  static let defaultSteps = 24

  init(
    area: GenerationArea,
    roles: Set<Role>,
    vocabulary: Vocabulary = Vocabulary(),
    steps: Int = ScenarioMachine.defaultSteps,
    payloads: CorpusPayloads = .none
  ) {
    self.area = area
    cast = ScenarioCast(area: area, roles: roles, vocabulary: vocabulary, payloads: payloads)
    machine = CommandMachine(
      rules: StepRules(area: area, roles: roles, vocabulary: vocabulary).rules,
      maximum: steps,
      start: { preconditionFailure("each scenario has a cast, and a model of its own") },
      apply: { step, model in
        // A user who acts in the app brings the app to the front first.
        let step = step.isInFront && !model.isIn(.active) ? StepRules.toTheFront(model) : step
        model.make(step)
        return step
      }
    )
  }

  /// Returns a generator of scenarios; half of the scenarios draw the rules at the indices in `focus` more often.
  func generator(
    id: String = "generated.scenario",
    focusedOn focus: [Int] = []
  ) -> Generator<Product> {
    Generator { [self] source in
      var scenario = cast.draw(&source, id: id)
      let sequence = machine.commands(
        &source,
        from: ScenarioModel(cast: scenario),
        focusedOn: focus
      )
      scenario.when = hurried(sequence.commands, &source)
      scenario.forgetUnused()
      return Product(scenario: scenario, rules: sequence.counts)
    }
  }

  /// Returns a scenario that differs from the scenario of `record` in a few choices or steps; nil if it is not valid.
  ///
  /// Added steps come from `other`, the record of another scenario of this machine.
  func neighbor(
    of record: ChoiceRecord,
    takingFrom other: ChoiceRecord,
    using random: inout SplitMix64
  ) -> Generated<Product>? {
    var (cast, steps, rest) = parts(of: record)
    let others = parts(of: other).steps
    for _ in 0...random.next(through: 2) {
      switch random.next(through: 3) {
      case 0:
        guard let place = cast.indices.drawn(with: &random) else { continue }
        let maximum = cast[place].maximum
        cast[place] = Choice(value: random.next(through: maximum), maximum: maximum)
      case 1:
        guard let step = others.drawn(with: &random) else { continue }
        steps.insert(step, at: (0...steps.count).drawn(with: &random) ?? 0)
      default:
        guard let place = steps.indices.drawn(with: &random) else { continue }
        steps.remove(at: place)
      }
    }
    let values = (cast + steps.joined() + rest).map(\.value)
    let made = generator().replay(values + [UInt64](repeating: 0, count: values.count))
    return made.record.isValid ? made : nil
  }

  private func parts(
    of record: ChoiceRecord
  ) -> (cast: [Choice], steps: [[Choice]], rest: [Choice]) {
    let choices = record.choices
    let last = UInt64(machine.rules.count - 1)
    // In a record, each step begins with the choice to continue and the choice of a rule.
    let starts = choices.indices.dropLast().filter {
      choices[$0].maximum == 1 && choices[$0].value == 1 && choices[$0 + 1].maximum == last
    }
    guard let first = starts.first, let end = starts.last else { return (choices, [], []) }
    let steps = zip(starts, starts.dropFirst()).map { Array(choices[$0..<$1]) }
    return (Array(choices[..<first]), steps, Array(choices[end...]))
  }

  private func hurried(_ steps: [Step], _ source: inout ChoiceSource) -> [Step] {
    // No step comes early in the area `services`. A call of a service names its callback, so the kit cannot count a
    // late call as an effect of the next step.
    guard area != .services else { return steps }
    var hurried = Array(steps.prefix(1))
    for (previous, step) in zip(steps, steps.dropFirst()) {
      let isAlone = hurried.count < 2 || !hurried[hurried.count - 2].isEarly
      if isAlone, step.canComeEarly(after: previous), source.bool(1, outOf: 2) {
        hurried.append(.time(.early(after: source.index(weights: [4, 3, 2, 1, 1, 1]))))
      }
      hurried.append(step)
    }
    return hurried
  }

  func rules(named names: [String]) -> [Int] {
    machine.rules.indices.filter { names.contains(machine.rules[$0].name) }
  }
}

extension Collection {
  func drawn(with random: inout SplitMix64) -> Element? {
    isEmpty ? nil : dropFirst(Int(random.next(through: UInt64(count - 1)))).first
  }
}
