import PropertyEngine

/// Draws whole scenarios: first who and what is in the story, then steps, each of which is legal in
/// the situation that the steps before it have led to.
///
/// What is drawn depends on the roles of a subject and never on what it does. So the same choices
/// make the same scenario, whoever plays it.
struct ScenarioMachine: Sendable {
  /// What the scenarios are about.
  let area: GenerationArea
  /// The roles of whom they are for.
  let roles: Set<Role>
  /// The most steps.
  let steps: Int

  /// A scenario, and what the machine knows of how it came about.
  struct Product: Sendable {
    /// The scenario; all its steps are its `when`.
    var scenario: Scenario
    /// For each step how many choices had been made after it.
    var ends: [Int]
    /// How often each rule was used and rejected.
    var rules: [RuleCount]
  }

  /// Creates a machine.
  init(area: GenerationArea, roles: Set<Role>, steps: Int = RunOptions.defaultSteps) {
    self.area = area
    self.roles = roles
    self.steps = steps
  }

  /// A generator of scenarios that go by a name.
  ///
  /// - Parameter id: The name, below `generated`.
  /// - Returns: The generator.
  func generator(id: String = "generated.scenario") -> Generator<Product> {
    let rules = StepRules(area: area, roles: roles).rules
    return Generator { source in
      var scenario = ScenarioCast(area: area, roles: roles).draw(&source, id: id)
      let cast = scenario
      let machine = CommandMachine<ScenarioModel, Step>(
        rules: rules,
        maximum: steps,
        start: { ScenarioModel(cast: cast) },
        apply: { step, model in model.make(step) }
      )
      let sequence = machine.commands(&source)
      scenario.when = sequence.commands
      scenario.forgetUnused()
      return Product(scenario: scenario, ends: sequence.ends, rules: sequence.counts)
    }
  }
}
