import PropertyEngine
import PushSimulation

/// The rule by which a story goes on: the step for which the situation waits.
///
/// Drawn one by one, few steps have to do with those before them. This one takes up what has been begun, so
/// that a run comes to the point in spite of everything else that happens in it.
extension StepRules {
  /// The next step of a story, in a situation in which the application runs.
  typealias Course = @Sendable (ScenarioModel, inout ChoiceSource) -> Step

  /// The rule; where the application does not run the user opens it, and one that is suspended is left alone.
  ///
  /// - Parameters:
  ///   - weight: How likely it is beside the other rules.
  ///   - isDue: Whether the story goes on in a situation in which the application runs.
  ///   - course: Its next step.
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

  /// The step that brings a running application to the front.
  static func toTheFront(_ model: ScenarioModel) -> Step {
    [Step.application(.becomeActive), .application(.enterForeground)].first(where: model.allows)
      ?? .time(.advance(.seconds(1)))
  }
}
