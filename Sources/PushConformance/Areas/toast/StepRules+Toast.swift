import PropertyEngine
import PushSimulation

extension StepRules {
  static func activateToast(weight: Int) -> StepRule {
    StepRule("activateToast", weight: weight, when: { $0.isIn(.active) && !$0.open.isEmpty }) {
      (model, source) in
      .toast(.activate(pick(model.open, among: model.names, &source)))
    }
  }
}
