import PropertyEngine
import PushSimulation

extension StepRules {
  static func tap(weight: Int = 7) -> StepRule {
    StepRule("tap", weight: weight, when: hasArrival) { model, source in
      .responses(.tap(arrival(model, &source)))
    }
  }

  var responses: [StepRule] {
    guard hears(.responding) else { return [] }
    let rules = [
      StepRule("respond", weight: 9, when: { !open($0, \.hasActions).isEmpty }) { model, source in
        let name = Self.pick(open(model, \.hasActions), among: model.names, &source)
        return choice(of: name, model, &source) { _ in true }
      },
      StepRule("dismiss", weight: 4, when: { !open($0, \.hearsOfDismissals).isEmpty }) {
        (model, source) in
        let name = Self.pick(open(model, \.hearsOfDismissals), among: model.names, &source)
        return .responses(.dismiss(name))
      },
    ]
    return rules + ways
  }

  /// The rules for a center that can register its categories when the user grants permission.
  var categories: [StepRule] {
    guard hears(.categoryRegistering), hears(.permissionAsking) else { return [] }
    return [Self.plain("requestPermission", weight: 5, .permission(.request))]
  }

  func choice(
    of notification: String,
    _ model: ScenarioModel,
    _ source: inout ChoiceSource,
    where isIncluded: (Vocabulary.Action) -> Bool
  ) -> Step {
    let category = vocabulary.category(of: model.cast.notifications[notification])
    let actions = Vocabulary.namesOfActions.filter { category.actions[$0].map(isIncluded) ?? false }
    let action = actions[source.index(actions.count)]
    let replies = ["Yes", "Yes,\nat 8 o'clock"]
    let text = action == "reply" ? replies[source.index(weights: [2, 1])] : nil
    return .responses(.respond(to: notification, with: action, text: text))
  }

  func open(_ model: ScenarioModel, _ hasProperty: (Vocabulary.Category) -> Bool) -> [String] {
    model.listed.filter { hasProperty(vocabulary.category(of: model.cast.notifications[$0])) }
  }

  var ways: [StepRule] {
    guard hears(.scenes) else { return [] }
    return [
      StepRule("taps", weight: 2) { _, source in
        .responses(.taps(TapDelivery.allCases[source.index(TapDelivery.allCases.count)]))
      }
    ]
  }
}
