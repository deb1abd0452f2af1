import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules for what leads to screens: foreign URLs, loads, messages, and services that are told of
/// everything.
extension StepRules {
  /// URLs that are none of the app's.
  var links: [StepRule] {
    hears(.linkOpening) ? [Self.plain("openURL", weight: 1, .openURL("https://example.com"))] : []
  }

  // MARK: - Loads

  var loading: [StepRule] {
    guard hears(.hierarchyBuilding) else { return [] }
    @Sendable func all(_ model: ScenarioModel) -> [String] {
      ScenarioCast.notifications.filter { model.cast.notifications[$0] != nil }
    }
    return [
      // A load may be open of whatever has arrived.
      StepRule("completeLoad", weight: 5, when: { $0.runs && !all($0).isEmpty }) { model, source in
        let names = all(model)
        let name = names[source.index(names.count)]
        let outcomes: [LoadOutcome] = [.screens, .failure, .nothing]
        return .completeLoad(of: name, outcomes[source.index(weights: [5, 1, 1])])
      },
      StepRule("navigate", weight: 1, when: \.runs) { _, source in
        .navigate(to: ["Settings", "Profile"][source.index(2)])
      },
    ]
  }

  // MARK: - Services

  var services: [StepRule] {
    [
      Self.plain("openURL", weight: 3, .openURL("https://example.com")),
      Self.plain("handleURL", weight: 1, .handleURL("app://a")),
      Self.plain("receiveLocalNotification", weight: 1, .receiveLocalNotification("Time for tea")),
      StepRule("receiveToken", weight: 2, when: \.runs) { _, source in
        .receiveToken(Self.tokens[source.index(Self.tokens.count)])
      },
      Self.plain(
        "failRegistration",
        weight: 1,
        .failRegistration(RegistrationFailure("no network"))
      ),
    ]
  }

  // MARK: - Messages

  static let messages: [StepRule] = [
    StepRule("navigateTo", weight: 8, when: \.runs) { _, source in
      let views = ["landing", "login", "exit-confirmation", "splash"]
      let view = views[source.index(views.count)]
      var message = AbstractMessage(view: .string(view))
      if source.bool(1, outOf: 3) { message.clearBackstack = .bool(!source.bool(1, outOf: 4)) }
      if source.bool(1, outOf: 3) { message.data = ["id": "1"] }
      return .post(message)
    },
    StepRule("navigateBack", weight: 4, when: \.runs) { _, _ in
      .post(AbstractMessage(AbstractMessage.navigateBack))
    },
    StepRule("otherMessage", weight: 1, when: \.runs) { _, _ in
      .post(AbstractMessage("SomethingElse", view: "login"))
    },
    plain("subscribe", weight: 1, .subscribe),
    StepRule("idiom", weight: 1) { _, source in .idiom(source.bool() ? .phone : .pad) },
  ]
}
