import PropertyEngine
import PushSimulation

/// The rule that continues a course: it draws the step that the situation calls for.
///
/// Steps drawn independently are seldom related to those before them. This rule continues what earlier steps began, so
/// that a run reaches its point despite unrelated steps.
extension StepRules {
  /// A closure that draws the next step of a scenario while the application runs.
  typealias Course = @Sendable (ScenarioModel, inout ChoiceSource) -> Step

  /// Returns the rule for a course.
  ///
  /// If the application does not run, the user opens it; a suspended one is left as it is.
  ///
  /// - Parameters:
  ///   - weight: The weight of the rule among the others.
  ///   - isDue: A closure that returns whether the course continues while the application runs.
  ///   - course: A closure that draws the next step.
  /// - Returns: The rule.
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

  /// Returns the step that brings a running application to the foreground.
  static func toTheFront(_ model: ScenarioModel) -> Step {
    [Step.application(.becomeActive), .application(.enterForeground)].first(where: model.allows)
      ?? .time(.advance(.seconds(1)))
  }
}
