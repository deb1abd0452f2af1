import PushPayloads
import PushSimulation

extension Player {
  func perform(_ step: ServicesStep) async throws(PlayProblem.Cause) {
    switch step {
    case .receiveLocalNotification(let text):
      let center = try runningProcess().serviceHosting.needed(as: .serviceHosting)
      try await turn(.services(.didReceiveLocalNotification(text))) {
        await center.didReceiveLocalNotification(Self.localNotification(text))
      }
    case .completeFetch(let name, let service, let result):
      try await answerFetch(of: name, by: service, with: result)
    case .completeFetchAgain(let name, let service, let result):
      try await answerFetch(of: name, by: service, with: result, again: true)
    }
  }

  private func answerFetch(
    of name: String,
    by service: String,
    with result: FetchResult,
    again: Bool = false
  ) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    let notification = try cast.notification(name)
    let service = try cast.participant(service)
    guard application.isFetching(for: notification, by: service, again: again)
    else { return try await turn(.nothing(.noSuchFetch)) }
    try await turn(.services(.fetchAnswered(service, notification, result))) {
      application.answerFetch(for: notification, by: service, with: result, again: again)
    }
  }

  nonisolated static func localNotification(_ text: String) -> UserInfo {
    UserInfo(payload: ["text": .string(text)])
  }
}
