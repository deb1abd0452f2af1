import PropertyEngine
import PushSimulation

/// The rules for what the user wants to see: events that are told of or tapped, links, and loads that end in
/// any order while the app is active.
extension StepRules {
  /// Query items that say nothing about the event.
  static let campaign = "utm_source=mail"

  var wishes: [StepRule] {
    /// The events that nothing has brought yet, of which a link can speak.
    @Sendable func news(_ model: ScenarioModel) -> [String] {
      model.names.filter { !model.delivered.contains($0) && !model.linked.contains($0) }
    }
    let rules = [
      StepRule("deliver", weight: 14, isEssential: true, when: { $0.runs && !news($0).isEmpty }) {
        model,
        source in
        .notification(.deliver(Self.pick(news(model), among: model.names, &source)))
      },
      // A load may be open of whatever was brought while the app was active, or tapped.
      StepRule(
        "completeLoad",
        weight: 20,
        isEssential: true,
        when: { $0.isIn(.active) && !$0.loading.isEmpty }
      ) { model, source in
        let name = Self.pick(model.loading, among: model.names, &source)
        let outcomes: [LoadOutcome] = [.screens, .failure, .nothing]
        return .hierarchy(.completeLoad(of: name, outcomes[source.index(weights: [6, 1, 1])]))
      },
      StepRule("tap", weight: 20, when: { $0.isIn(.background) && !$0.banners.isEmpty }) {
        model,
        source in
        .responses(.tap(Self.pick(model.banners, among: model.names, &source)))
      },
      StepRule("activateToast", weight: 8, when: { $0.isIn(.active) && !$0.open.isEmpty }) {
        model,
        source in
        .toast(.activate(Self.pick(model.open, among: model.names, &source)))
      },
      StepRule("navigate", weight: 5, when: { $0.isIn(.active) }) { _, source in
        .hierarchy(.navigate(to: ["Settings", "Profile"][source.index(2)]))
      },
      StepRule("advance", weight: 2, when: \.runs) { _, _ in .time(.advance(.seconds(6))) },
    ]
    guard hears(.linkOpening) else { return rules }
    return rules + [
      StepRule(
        "openLink",
        weight: 10,
        when: { $0.isIn(.active) && $0.loading.isEmpty && !news($0).isEmpty }
      ) { model, source in
        let name = Self.pick(news(model), among: model.names, &source)
        return .links(.openLink(name, query: source.bool(1, outOf: 4) ? Self.campaign : nil))
      }
    ]
  }
}
