import PropertyEngine
import PushSimulation

/// The rules for what comes more than once.
extension StepRules {
  /// Arrivals of the first time, and of every further one.
  var repetitions: [StepRule] {
    guard hears(.receiving) else { return [] }
    let anew = StepRule(
      "deliverAnew",
      weight: 12,
      isEssential: true,
      when: { !$0.delivered.isEmpty },
      draw: { model, source in .notification(.deliver(Self.delivered(model, &source))) }
    )
    let again = StepRule("deliverAgain", weight: 8, when: { !$0.delivered.isEmpty }) {
      model,
      source in
      .notification(.deliverAgain(Self.delivered(model, &source)))
    }
    return Self.deliveries + [anew, again, Self.tap(weight: 12)] + responses
  }

  /// One of the notifications that have arrived, the latest being the simplest.
  static func delivered(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    model.delivered[model.delivered.count - 1 - source.index(model.delivered.count)]
  }
}
