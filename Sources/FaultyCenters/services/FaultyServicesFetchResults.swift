import PushConformance

/// Faults in choosing the services that fetch, and in combining the results of these services.
enum FaultyServicesFetchResults: FaultGroup {
  typealias Changed = WrongFetchingHost

  static let rows: [SubjectRow] = [
    fault("ForgetsTheEmptyList") { $0.fetchedByNobody.drop() },
    fault("ReportsFailureWithoutServices") {
      $0.fetchedByNobody.replace { _, round, _ in
        round.completion(round.results.values.allSatisfy { $0 == .failed } ? .failed : .noData)
      }
    },
    fault(LetsFailedHideNewData.self),
    fault("AsksTheMajority") {
      $0.joined.replace { _, results, joined in
        results.count { $0 == .newData } * 2 > results.count
          ? .newData : joined(results.filter { $0 != .newData })
      }
    },
    fault("AnswersAsTheLast") { $0.joined.replace { _, results, _ in results.last ?? .noData } },
    fault("ClaimsNewData") { $0.joined.always(.newData) },
    fault("TakesNoFailureForNews") {
      $0.joined.distort { if !$0.contains(.failed) { $1 = .newData } }
    },
    // Also calls the services through the older callback, which has no completion handler.
    fault("TellsInBothWays") {
      $0.fetch.before { center, fetch in
        center.pass(.didReceiveRemoteNotification(fetch.push.payload))
      }
    },
    fault(AsksUntilThereIsNews.self), fault(AwaitsOneAfterAnother.self),
    fault("FetchesForApsAlone") {
      $0.fetch.rewrite { fetch in
        fetch.push = UserInfo(payload: ["aps": fetch.push.payload["aps"] ?? .null])
      }
    },
  ]

  final class LetsFailedHideNewData: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult {
      results.contains(.failed) ? .failed : super.joined(results)
    }
  }

  /// Does not call the remaining services after a service has answered with new data.
  final class AsksUntilThereIsNews: PlainFetchingHost {
    private var isCalling = false
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      let services = fetchers(of: userInfo)
      guard !services.isEmpty else { return fetchedByNobody(round) }
      round.count = services.count
      isCalling = true
      for (place, service) in services.enumerated() where !round.isOver {
        service.fetch(userInfo.payload) { [self] in
          if $0 == .newData, isCalling, round.results.count == place { round.count = place + 1 }
          note($0, from: place, in: round)
        }
      }
      isCalling = false
    }
  }

  final class AwaitsOneAfterAnother: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      let services = fetchers(of: userInfo)
      guard !services.isEmpty else { return fetchedByNobody(round) }
      fetch(userInfo, by: services[...], round)
    }
    private func fetch(_ push: UserInfo, by services: ArraySlice<ServiceHandle>, _ round: Round) {
      guard let first = services.first else { return end(round) }
      first.fetch(push.payload) { [self] in
        guard round.results[services.startIndex] == nil else { return }
        round.results[services.startIndex] = $0
        fetch(push, by: services.dropFirst(), round)
      }
    }
  }
}
