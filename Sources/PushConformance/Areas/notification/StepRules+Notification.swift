import PropertyEngine
import PushSimulation

extension StepRules {
  static let deliveries = [delivery(weight: 20, isEssential: true)]

  static func delivery(weight: Int, isEssential: Bool = false) -> StepRule {
    StepRule(
      "deliver",
      weight: weight,
      isEssential: isEssential,
      when: { model in model.names.contains { isYetToCome($0, in: model) } },
      draw: { model, source in
        .notification(.deliver(pick(yetToCome(model), among: model.names, &source)))
      }
    )
  }

  var arrivals: [StepRule] {
    guard hears(.receiving) else { return [] }
    return Self.deliveries + [Self.tap(), Self.activateToast(weight: 7)]
  }
}
