import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  /// The views that messages ask for: four app views, an unknown name, an unknown number, and two unusable values.
  private static let views: [JSONValue] = [
    "landing", "login", "exit-confirmation", "splash", "nowhere", 1_000, .null, [],
  ]

  private static let clearings: [JSONValue] = [true, 1, false, 0, 2, "1", .null]

  private static let data: [JSONValue] = [["id": "1"], "bob", 0, [], .null]

  /// The senders of messages, each named like a view; the sender must not decide which view is shown.
  private static let senders = ["landing", "login"]

  var messages: [StepRule] {
    let bus = vocabulary.bus
    // An unknown message name, a name that resembles a message name of the app, and a message name of the system.
    let others = ["SomethingElse", bus.navigateTo + "2", "UIKeyboardWillShowNotification"]
    return [
      StepRule("navigateTo", weight: 16, isEssential: true, when: \.runs) { _, source in
        var message = AbstractMessage(
          view: Self.views[source.index(weights: [3, 3, 3, 3, 1, 1, 1, 1])]
        )
        if source.bool(1, outOf: 3) {
          message.clearBackstack = Self.clearings[source.index(weights: [3, 2, 2, 1, 1, 1, 1])]
        }
        if source.bool(1, outOf: 3) {
          message.data = Self.data[source.index(weights: [4, 2, 1, 1, 2])]
        }
        if source.bool(1, outOf: 4) {
          message.sender = Self.senders[source.index(Self.senders.count)]
        }
        return .navigation(.post(message))
      },
      StepRule("navigateBack", weight: 8, when: \.runs) { _, _ in
        .navigation(.post(AbstractMessage(AbstractMessage.navigateBack)))
      },
      StepRule("otherMessage", weight: 3, when: \.runs) { _, source in
        let name = others[source.index(weights: [1, 2, 1])]
        let data = source.bool() ? Self.data[0] : nil
        return .navigation(.post(AbstractMessage(name, view: "login", data: data)))
      },
      Self.plain("subscribe", weight: 3, .navigation(.subscribe)),
      StepRule("resolver", weight: 2) { _, source in
        .navigation(.resolver(isPresent: source.bool(2, outOf: 3)))
      },
      StepRule("idiom", weight: 1) { _, source in
        .navigation(.idiom(source.bool() ? .phone : .pad))
      },
    ]
  }
}
