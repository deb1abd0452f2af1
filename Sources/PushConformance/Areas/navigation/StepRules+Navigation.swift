import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules that draw random messages for navigation.
extension StepRules {
  /// The views that messages ask for: views of the app, a view that the app lacks, and values that are not views.
  private static let views: [JSONValue] = [
    "landing", "login", "exit-confirmation", "splash", "nowhere", 1_000, .null, [],
  ]

  /// The values of the flag for the back stack: some values clear the back stack, and the others keep it.
  private static let clearings: [JSONValue] = [true, 1, false, 0, 2, "1", .null]

  static let messages: [StepRule] = [
    StepRule("navigateTo", weight: 16, isEssential: true, when: \.runs) { _, source in
      var message = AbstractMessage(view: views[source.index(weights: [3, 3, 3, 3, 1, 1, 1, 1])])
      if source.bool(1, outOf: 3) {
        message.clearBackstack = clearings[source.index(weights: [3, 2, 2, 1, 1, 1, 1])]
      }
      if source.bool(1, outOf: 3) { message.data = ["id": "1"] }
      return .navigation(.post(message))
    },
    StepRule("navigateBack", weight: 8, when: \.runs) { _, _ in
      .navigation(.post(AbstractMessage(AbstractMessage.navigateBack)))
    },
    StepRule("otherMessage", weight: 3, when: \.runs) { _, _ in
      .navigation(.post(AbstractMessage("SomethingElse", view: "login")))
    },
    plain("subscribe", weight: 3, .navigation(.subscribe)),
    StepRule("idiom", weight: 1) { _, source in .navigation(.idiom(source.bool() ? .phone : .pad))
    },
  ]
}
