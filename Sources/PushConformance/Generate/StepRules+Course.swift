import PropertyEngine
import PushSimulation

/// The rule that draws the most natural next step of a scenario.
///
/// Independently drawn steps seldom belong together. This rule continues a course, a sequence of steps that belong
/// together. So a run exercises a requirement even if unrelated steps come in between.
extension StepRules {
  typealias Course = @Sendable (ScenarioModel, inout ChoiceSource) -> Step

  static func carryOn(
    weight: Int = 60,
    when isDue: @escaping @Sendable (ScenarioModel) -> Bool = { _ in true },
    _ course: @escaping Course
  ) -> StepRule {
    StepRule(
      "carryOn",
      weight: weight,
      isEssential: true,
      when: {
        $0.runs ? isDue($0) : $0.allows(.application(.launch)) && !$0.allows(.application(.resume))
      },
      draw: { model, source in model.runs ? course(model, &source) : .application(.launch) }
    )
  }

  static func toTheFront(_ model: ScenarioModel) -> Step {
    [Step.application(.becomeActive), .application(.enterForeground)].first(where: model.allows)
      ?? .time(.advance(.seconds(1)))
  }
}
