import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules for what leads to screens: foreign URLs, loads, messages, and services that are told of
/// everything.
extension StepRules {
  /// URLs that are none of the app's.
  var links: [StepRule] {
    hears(.linkOpening)
      ? [Self.plain("openURL", weight: 4, .links(.openURL("https://example.com")))] : []
  }

  // MARK: - Loads

  var loading: [StepRule] {
    guard hears(.hierarchyBuilding) else { return [] }
    return [
      // A load may be open of whatever has arrived.
      StepRule("completeLoad", weight: 10, when: { $0.runs && !$0.names.isEmpty }) {
        model,
        source in
        let name = model.names[source.index(model.names.count)]
        let outcomes: [LoadOutcome] = [.screens, .failure, .nothing]
        return .hierarchy(.completeLoad(of: name, outcomes[source.index(weights: [5, 1, 1])]))
      },
      StepRule("navigate", weight: 2, when: \.runs) { _, source in
        .hierarchy(.navigate(to: ["Settings", "Profile"][source.index(2)]))
      },
    ]
  }

  // MARK: - Services

  var services: [StepRule] {
    Self.serviceCallbacks + (hears(.serviceFetching) ? [Self.fetches] : [])
  }

  /// Whoever has not answered may do so, for whatever has arrived, and then once more.
  private static let fetches = StepRule(
    "completeFetch",
    weight: 8,
    when: { $0.runs && !$0.delivered.isEmpty && !$0.cast.services.isEmpty }
  ) { model, source in
    let name = model.delivered[model.delivered.count - 1 - source.index(model.delivered.count)]
    let service = model.cast.services[source.index(model.cast.services.count)].name
    let result = FetchResult.allCases[source.index(FetchResult.allCases.count)]
    return source.bool(1, outOf: 8)
      ? .services(.completeFetchAgain(of: name, by: service, result))
      : .services(.completeFetch(of: name, by: service, result))
  }

  private static var serviceCallbacks: [StepRule] {
    [
      plain("openURL", weight: 7, .links(.openURL("https://example.com"))),
      plain("handleURL", weight: 3, .links(.handleURL("app://a"))),
      plain(
        "receiveLocalNotification",
        weight: 3,
        .services(.receiveLocalNotification("Time for tea"))
      ),
      StepRule("receiveToken", weight: 5, when: \.runs) { _, source in
        .token(.receive(tokens[source.index(tokens.count)]))
      },
      plain(
        "failRegistration",
        weight: 1,
        .registration(.fail(RegistrationFailure("no network")))
      ),
    ]
  }

  // MARK: - Messages

  /// Views that the app has, then one that it has not, and values that name none.
  private static let views: [JSONValue] = [
    "landing", "login", "exit-confirmation", "splash", "nowhere", 1_000, .null, [],
  ]

  /// Values of the flag that clears the way back: those that do, and those that do not.
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
