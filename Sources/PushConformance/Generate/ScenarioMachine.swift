import PropertyEngine

/// Draws whole scenarios: first who and what is in the story, then steps, each of which is legal in
/// the situation that the steps before it have led to.
///
/// What is drawn depends on the roles of a subject, and on the payloads of the corpus, and never on what it
/// does. So the same choices make the same scenario, whoever plays it.
struct ScenarioMachine: Sendable {
  /// The area of the scenarios.
  let area: GenerationArea
  /// The roles of whom they are for.
  let roles: Set<Role>
  /// The most steps.
  let steps: Int
  /// The payloads of their notifications.
  let payloads: CorpusPayloads
  private let machine: CommandMachine<ScenarioModel, Step>

  /// A scenario, and what the machine knows of how it came about.
  struct Product: Sendable {
    /// The scenario; all its steps are its `when`.
    var scenario: Scenario
    /// How often each rule was used and rejected.
    var rules: [RuleCount]
  }

  /// The greatest number of steps of a scenario, unless another one is chosen.
  static let defaultSteps = 24

  /// Creates a machine.
  init(
    area: GenerationArea,
    roles: Set<Role>,
    steps: Int = Self.defaultSteps,
    payloads: CorpusPayloads = .none
  ) {
    self.area = area
    self.roles = roles
    self.steps = steps
    self.payloads = payloads
    machine = CommandMachine(
      rules: StepRules(area: area, roles: roles).rules,
      maximum: steps,
      start: { preconditionFailure("each scenario has a cast, and a model of its own") },
      apply: { step, model in model.make(step) }
    )
  }

  /// A generator of scenarios that go by a name.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - focus: Rules that every other scenario is to have more of, by their index.
  /// - Returns: The generator.
  func generator(
    id: String = "generated.scenario",
    focusedOn focus: [Int] = []
  ) -> Generator<Product> {
    Generator { source in
      let cast = ScenarioCast(area: area, roles: roles, payloads: payloads)
      var scenario = cast.draw(&source, id: id)
      let sequence = machine.commands(
        &source,
        from: ScenarioModel(cast: scenario),
        focusedOn: focus
      )
      scenario.when = sequence.commands
      scenario.forgetUnused()
      return Product(scenario: scenario, rules: sequence.counts)
    }
  }

  /// Where the rules are that go by certain names; those that the area lacks are left out.
  func rules(named names: [String]) -> [Int] {
    machine.rules.indices.filter { names.contains(machine.rules[$0].name) }
  }
}
