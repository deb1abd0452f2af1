import PropertyEngine
import PushPayloads
import PushSimulation

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
