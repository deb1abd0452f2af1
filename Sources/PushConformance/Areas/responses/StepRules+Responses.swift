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
    let hasActions = vocabulary.categories.contains { !$0.actions.isEmpty }
    let hearsOfDismissals = vocabulary.categories.contains(where: \.hearsOfDismissals)
    let rules = [
      StepRule("respond", weight: 9, when: { hasActions && Self.hasArrival($0) }) {
        model,
        source in
        let name = Self.arrival(model, &source)
        let category = vocabulary.category(of: model.cast.notifications[name])
        let actions = ["archive", "show", "reply"].filter { category.actions[$0] != nil }
        guard !actions.isEmpty else { return .responses(.tap(name)) }
        let action = actions[source.index(actions.count)]
        let replies = ["Yes", "Yes,\nat 8 o'clock"]
        let text = action == "reply" ? replies[source.index(weights: [2, 1])] : nil
        return .responses(.respond(to: name, with: action, text: text))
      },
      StepRule(
        "dismiss",
        weight: 4,
        when: { hearsOfDismissals && Self.hasArrival($0) }
      ) { model, source in
        let name = Self.arrival(model, &source)
        let category = vocabulary.category(of: model.cast.notifications[name])
        return .responses(category.hearsOfDismissals ? .dismiss(name) : .tap(name))
      },
    ]
    return rules + ways
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
