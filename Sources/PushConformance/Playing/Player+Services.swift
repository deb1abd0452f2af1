import Foundation
import PushPayloads
import PushSimulation

/// What the simulated system does for the steps that are about the delegate of the application.
extension Player {
  func serve(_ step: Step) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    guard let center = process.serviceHosting else { throw .needsRole(.serviceHosting) }
    switch step {
    case .handleURL(let text):
      guard let url = URL(string: text) else { throw .noURL(text) }
      try await turn(.handledURL(text)) {
        let isTaken = await center.handleOpen(url)
        process.application.note(.repliedToURL(isTaken))
      }
    case .receiveLocalNotification(let text):
      try await turn(.didReceiveLocalNotification(text)) {
        await center.didReceiveLocalNotification(Self.localNotification(text))
      }
    case .receiveToken(let token):
      try await turn(.didRegister(token)) {
        await center.didRegisterForRemoteNotifications(deviceToken: token)
      }
    case .failRegistration(let failure):
      try await turn(.didFailToRegister(failure)) {
        await center.didFailToRegisterForRemoteNotifications(error: failure)
      }
    default:
      break  // Every other step is performed elsewhere.
    }
  }

  /// Has a service say what it has fetched.
  func answerFetch(
    of name: String,
    by service: String,
    with result: FetchResult,
    again: Bool = false
  ) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    let notification = try cast.notification(name)
    let service = try cast.participant(service)
    guard application.isFetching(for: notification, by: service, again: again) else {
      return try await turn(.nothing(.noSuchFetch))
    }
    try await turn(.fetchAnswered(service, notification, result)) {
      application.answerFetch(for: notification, by: service, with: result, again: again)
    }
  }

  /// A local notification as the delegate gets it.
  nonisolated static func localNotification(_ text: String) -> UserInfo {
    UserInfo(payload: ["text": .string(text)])
  }
}
