import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  var services: [StepRule] {
    Self.serviceCallbacks + (hears(.serviceFetching) ? [Self.fetches, Self.waits] : [])
  }

  var arrivalsForServices: [StepRule] { hears(.receiving) ? Self.deliveries + [Self.tap()] : [] }

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

  /// The rule for time that passes during a fetch, up to the limit of 30 seconds that the system sets.
  private static let waits = StepRule("advance", weight: 3, when: \.runs) { _, source in
    .time(.advance([.seconds(30), .seconds(5)][source.index(2)]))
  }

  private static let urls = ["https://example.com", "app://a%2Fb/c?q=1+2&r=%26#top"]

  private static var serviceCallbacks: [StepRule] {
    [
      StepRule("openURL", weight: 7, when: \.runs) { _, source in
        .links(.openURL(urls[source.index(urls.count)]))
      },
      StepRule("handleURL", weight: 3, when: \.runs) { _, source in
        .links(.handleURL(urls[source.index(urls.count)]))
      },
      plain(
        "receiveLocalNotification",
        weight: 3,
        .services(.receiveLocalNotification("Time for tea"))
      ),
      StepRule("receiveToken", weight: 5, when: \.runs) { _, source in
        .token(.receive(tokens[source.index(tokens.count)]))
      },
      plain("failRegistration", weight: 1, .registration(.fail(RegistrationFailure("no network")))),
    ]
  }
}

extension ScenarioCast {
  func services(_ source: inout ChoiceSource) -> [ScenarioService] {
    guard !source.bool(1, outOf: 8) else { return [] }
    let fetches = roles.contains(.serviceFetching)
    let callbacks = ServiceCallback.allCases.filter {
      fetches || $0 != .didReceiveRemoteNotificationToFetch
    }
    let drawn = source.elements(count: 1...4) { source in
      var service = SimulatedService(
        lacks: source.bool(1, outOf: 3) ? Set(source.subset(callbacks)) : [],
        takesURLs: source.bool(1, outOf: 3),
        answersLaunch: !source.bool(1, outOf: 4)
      )
      if fetches, source.bool(1, outOf: 3) {
        service.answersFetch = FetchResult.allCases[source.index(FetchResult.allCases.count)]
      }
      return service
    }
    return zip(Self.participants[.service] ?? [], drawn).map { ScenarioService($0, $1) }
  }
}
