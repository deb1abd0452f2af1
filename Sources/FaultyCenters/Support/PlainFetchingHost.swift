import PushConformance
import PushPayloads
import PushSimulation

/// A correct delegate that has its services fetch, in small steps.
///
/// A subclass with a legal variety or a fault overrides only the step in question.
class PlainFetchingHost: PlainServiceHost, ServiceFetchingCenter {
  /// A notification for which services fetch, until the system has the result.
  @MainActor final class Round {
    let completion: FetchCompletion
    /// The answer of each service, by its place in the round.
    var results: [Int: FetchResult] = [:]
    var count = 0
    var isOver = false

    init(_ completion: FetchCompletion) { self.completion = completion }
  }

  /// The notification of the launch, which the system hands over once more.
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

  /// Lets the services fetch; only the first answer of each service counts.
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

  /// A failure outweighs `noData`, as in App Center.
  func joined(_ results: [FetchResult]) -> FetchResult {
    results.contains(.newData) ? .newData : results.contains(.failed) ? .failed : .noData
  }
}
