import PropertyEngine
import PushSimulation

/// The rules that draw random steps about the chain of responders.
extension StepRules {
  /// The rule that draws a step in which a responder changes its answers.
  static let changedResponder = changedMind("accept", of: .responder) {
    .responders(.accept($0, $1))
  }

  /// The rule that draws a step in which the responder that was pushed last is removed.
  static let popResponder = plain("popResponder", weight: 3, .responders(.pop))
}
