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
    let actions = ["archive", "show", "reply"].filter { vocabulary.actions[$0] != nil }
    let rules = [
      StepRule("respond", weight: 9, when: { !actions.isEmpty && Self.hasArrival($0) }) {
        model,
        source in
        let name = Self.arrival(model, &source)
        let action = actions[source.index(actions.count)]
        let replies = ["Yes", "Yes,\nat 8 o'clock"]
        let text = action == "reply" ? replies[source.index(weights: [2, 1])] : nil
        return .responses(.respond(to: name, with: action, text: text))
      },
      StepRule(
        "dismiss",
        weight: 4,
        when: { vocabulary.hearsOfDismissals && Self.hasArrival($0) }
      ) { model, source in
        .responses(.dismiss(Self.arrival(model, &source)))
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
