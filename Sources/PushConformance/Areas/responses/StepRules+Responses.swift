import PropertyEngine
import PushSimulation

/// The rules that draw random responses of the user to notifications that the system shows.
extension StepRules {
  static func tap(weight: Int = 7) -> StepRule {
    StepRule("tap", weight: weight, when: hasArrival) { model, source in
      .responses(.tap(arrival(model, &source)))
    }
  }

  var responses: [StepRule] {
    guard hears(.responding) else { return [] }
    let names = ["archive", "show", "reply"]
    let rules = [
      StepRule("respond", weight: 9, when: { !open($0) { !$0.actions.isEmpty }.isEmpty }) {
        model,
        source in
        let name = Self.pick(open(model) { !$0.actions.isEmpty }, among: model.names, &source)
        let category = vocabulary.category(of: model.cast.notifications[name])
        let actions = names.filter { category.actions[$0] != nil }
        let action = actions[source.index(actions.count)]
        let replies = ["Yes", "Yes,\nat 8 o'clock"]
        let text = action == "reply" ? replies[source.index(weights: [2, 1])] : nil
        return .responses(.respond(to: name, with: action, text: text))
      },
      StepRule("dismiss", weight: 4, when: { !open($0, \.hearsOfDismissals).isEmpty }) {
        model,
        source in
        .responses(
          .dismiss(Self.pick(open(model, \.hearsOfDismissals), among: model.names, &source))
        )
      },
    ]
    return rules + ways
  }

  /// Returns the notifications in Notification Center whose category has a property.
  private func open(
    _ model: ScenarioModel,
    _ hasProperty: (Vocabulary.Category) -> Bool
  ) -> [String] {
    // Most apps have one category for all notifications, which need not be looked up for each of them.
    if !vocabulary.categories.contains(where: \.isOfEvent) {
      return hasProperty(vocabulary.category(of: nil)) ? model.listed : []
    }
    return model.listed.filter {
      hasProperty(vocabulary.category(of: model.cast.notifications[$0]))
    }
  }

  /// The rules that change the way in which responses reach an app with scenes.
  var ways: [StepRule] {
    guard hears(.scenes) else { return [] }
    return [
      StepRule("taps", weight: 2) { _, source in
        .responses(.taps(TapDelivery.allCases[source.index(TapDelivery.allCases.count)]))
      }
    ]
  }
}
