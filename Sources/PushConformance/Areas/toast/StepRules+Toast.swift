import PropertyEngine
import PushSimulation

/// The rule that draws random taps on toasts.
extension StepRules {
  /// Returns the rule that draws a tap on a toast that may be on the screen.
  static func activateToast(weight: Int) -> StepRule {
    StepRule("activateToast", weight: weight, when: { $0.isIn(.active) && !$0.open.isEmpty }) {
      model,
      source in
      .toast(.activate(pick(model.open, among: model.names, &source)))
    }
  }
}
