import PushConformance

/// A correct application delegate whose services fetch content for notifications.
class PlainFetchingHost: PlainServiceHost, ServiceFetchingCenter {
  /// The fetches of all services for one notification, from the callback until the system has the result.
  @MainActor final class Round {
    let completion: FetchCompletion
    /// The result of each service that has answered, keyed by the service's index in the order of calls.
    var results: [Int: FetchResult] = [:]
    var count = 0
    var isOver = false

    init(_ completion: FetchCompletion) { self.completion = completion }
  }

  /// The notification in the launch options, kept until the fetch callback delivers it again; otherwise nil.
  private var launched: UserInfo?

  override func servePushes(_ options: LaunchOptions) {
    super.servePushes(options)
    launched = options.remoteNotification
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    fetch(userInfo, Round(fetchCompletion))
    if launched != userInfo { handle(userInfo) }
    launched = nil
  }

  func fetch(_ userInfo: UserInfo, _ round: Round) {
    let services = fetchers(of: userInfo)
    round.count = services.count
    guard !services.isEmpty else {
      round.isOver = true
      return fetchedByNobody(round)
    }
    for (place, service) in services.enumerated() {
      service.fetch(userInfo.payload) { [self] in note($0, from: place, in: round) }
    }
  }

  func fetchers(of userInfo: UserInfo) -> [ServiceHandle] {
    hearers(of: .didReceiveRemoteNotificationToFetch)
  }

  func fetchedByNobody(_ round: Round) { round.completion(.noData) }

  func note(_ result: FetchResult, from place: Int, in round: Round) {
    guard round.results[place] == nil else { return }
    round.results[place] = result
    if round.results.count == round.count { end(round) }
  }

  func end(_ round: Round) {
    guard !round.isOver else { return }
    round.isOver = true
    round.completion(joined(round.results.sorted { $0.key < $1.key }.map(\.value)))
  }

  /// Combines results as the SDK of App Center does: new data wins over a failure, and a failure over no data.
  func joined(_ results: [FetchResult]) -> FetchResult {
    results.contains(.newData) ? .newData : results.contains(.failed) ? .failed : .noData
  }
}
