import PushConformance

@testable import FaultyCenters

/// Correct delegates that let their services fetch in unusual ways.
enum LegalServicesFetching {
  static let rows = SubjectRow.rows([
    PlainFetchingHost.self, HoldsNoDataOverFailed.self, HeedsTheLastWordOfEach.self,
    GivesUpInTime.self, TellsOldServicesInTheOldWay.self, AwaitsThemTogether.self,
    FetchesByItself.self,
  ])

  /// Combines no data and a failure into no data, as GoogleUtilities does.
  final class HoldsNoDataOverFailed: PlainFetchingHost {
    override func joined(_ results: [FetchResult]) -> FetchResult {
      results.contains(.newData) ? .newData : results.contains(.noData) ? .noData : .failed
    }
  }

  /// Uses the latest result of each service until all services have answered.
  final class HeedsTheLastWordOfEach: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      round.results[place] = result
      if round.results.count == round.count { end(round) }
    }
  }

  /// Answers after 25 seconds, five seconds before the system's limit, with the results so far.
  final class GivesUpInTime: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      super.fetch(userInfo, round)
      guard !round.isOver else { return }
      application.later(.seconds(25)) { self.end(round) }
    }
  }

  /// Also calls services that implement only the older callback without a completion handler.
  final class TellsOldServicesInTheOldWay: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      let old = services.filter {
        !$0.implements(.didReceiveRemoteNotificationToFetch)
          && $0.implements(.didReceiveRemoteNotification)
      }
      for service in old { service.hear(.didReceiveRemoteNotification(userInfo.payload)) }
      super.fetch(userInfo, round)
    }
  }

  final class AwaitsThemTogether: PlainFetchingHost {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      // Tasks of the main actor begin in the order in which they are made.
      let tasks = fetchers(of: userInfo).map { service in
        Task { @MainActor in await service.fetch(userInfo.payload) }
      }
      Task { @MainActor in
        for (place, task) in tasks.enumerated() { round.results[place] = await task.value }
        if tasks.isEmpty { fetchedByNobody(round) } else { end(round) }
      }
    }
  }

  /// Answers the completion handler itself, and does not call its services for a fetch.
  final class FetchesByItself: PlainServiceHost, FetchCompletingCenter {
    private var launched: UserInfo?
    override func servePushes(_ options: LaunchOptions) {
      super.servePushes(options)
      launched = options.remoteNotification
    }
    func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
      if launched != userInfo { handle(userInfo) }
      launched = nil
      fetchCompletion(.newData)
    }
  }
}
