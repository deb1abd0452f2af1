import PushConformance

/// Faults in choosing the services that fetch, and in combining the results of these services.
enum FaultyServicesFetchResults: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ForgetsTheEmptyList.self), fault(ReportsFailureWithoutServices.self),
    fault(LetsFailedHideNewData.self), fault(AsksTheMajority.self), fault(AnswersAsTheLast.self),
    fault(ClaimsNewData.self), fault(TakesNoFailureForNews.self), fault(TellsInBothWays.self),
    fault(AsksUntilThereIsNews.self), fault(AwaitsOneAfterAnother.self),
    fault(FetchesForApsAlone.self),
  ]

  /// Never reports a result to the system if no service fetches.
  final class ForgetsTheEmptyList: PlainFetchingHost {
    override func fetchedByNobody(_ round: Round) {}
  }

  /// Reports `.failed` instead of `.noData` to iOS if no service fetches.
  final class ReportsFailureWithoutServices: PlainFetchingHost {
    override func fetchedByNobody(_ round: Round) {
      round.completion(round.results.values.allSatisfy { $0 == .failed } ? .failed : .noData)
    }
  }

  /// Reports a failure if a service has failed, even if another service has new data.
  final class LetsFailedHideNewData: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult {
      results.contains(.failed) ? .failed : super.joined(results)
    }
  }

  /// Reports new data only if more than half of the services have new data.
  final class AsksTheMajority: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult {
      results.count { $0 == .newData } * 2 > results.count
        ? .newData : super.joined(results.filter { $0 != .newData })
    }
  }

  /// Reports the result of the last service of the list.
  final class AnswersAsTheLast: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult { results.last ?? .noData }
  }

  /// Always reports new data.
  final class ClaimsNewData: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult { .newData }
  }

  /// Reports new data whenever no service has failed.
  final class TakesNoFailureForNews: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult {
      results.contains(.failed) ? super.joined(results) : .newData
    }
  }

  /// Also calls the services by the older callback, which has no completion handler.
  final class TellsInBothWays: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      pass(.didReceiveRemoteNotification(userInfo.payload))
      super.fetch(userInfo, round)
    }
  }

  /// Calls no further services after a service has answered with new data.
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

  /// Calls each service only after the previous service has answered.
  final class AwaitsOneAfterAnother: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      let services = fetchers(of: userInfo)
      guard !services.isEmpty else { return fetchedByNobody(round) }
      fetch(userInfo, by: services[...], round)
    }
    private func fetch(
      _ userInfo: UserInfo,
      by services: ArraySlice<ServiceHandle>,
      _ round: Round
    ) {
      guard let first = services.first else { return end(round) }
      first.fetch(userInfo.payload) { [self] in
        guard round.results[services.startIndex] == nil else { return }
        round.results[services.startIndex] = $0
        fetch(userInfo, by: services.dropFirst(), round)
      }
    }
  }

  /// Passes only the member `aps` of a notification to the services that fetch.
  final class FetchesForApsAlone: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      super.fetch(UserInfo(payload: ["aps": userInfo.payload["aps"] ?? .null]), round)
    }
  }
}
