import PropertyEngine

/// Draws whole scenarios: first the notifications and participants, then the steps, each legal after those before it.
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
    /// The scenario; all its steps are in `when`.
    var scenario: Scenario
    /// For each rule, the number of uses and the number of rejections.
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

  /// Returns a generator of scenarios, half of which draw the rules at the indices `focus` more often.
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

  /// Returns the steps, with a drawn point for each step that comes before the center is idle.
  private func hurried(_ steps: [Step], _ source: inout ChoiceSource) -> [Step] {
    // The effects for one service say which callback they belong to, so they cannot count for another callback.
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

  /// Returns the indices of the rules with the given names; names that the area lacks are left out.
  func rules(named names: [String]) -> [Int] {
    machine.rules.indices.filter { names.contains(machine.rules[$0].name) }
  }
}
