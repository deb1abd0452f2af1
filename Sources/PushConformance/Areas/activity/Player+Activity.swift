import PushSimulation

extension Player {
  func perform(_ step: ActivityStep) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    let center = try process.activityTokens.needed(as: .activityTokens)
    let application = process.application
    switch step {
    case .receiveToken(let token, let purpose):
      try await turn(.activity(.didReceiveToken(token, for: purpose))) {
        switch purpose {
        case .activity(let id): await center.activity(id, didUpdatePushToken: token)
        case .pushToStart(let type):
          await center.didUpdatePushToStartToken(token, attributesType: type)
        }
      }
    case .end(let id):
      try await turn(.activity(.ended(id))) { await center.activityDidEnd(id) }
    case .answerUpload(let token, let answer):
      let text = subject.vocabulary.text(of: token)
      guard application.holds(\.activityUploads, about: text)
      else { return try await turn(.nothing(.noSuchUpload)) }
      try await turn(.activity(.uploadAnswered(token: text, answer))) {
        application.end(\.activityUploads, about: text, with: answer)
      }
    case .answerUnregistration(let token, let answer):
      let text = subject.vocabulary.text(of: token)
      guard application.holds(\.activityUnregistrations, about: text)
      else { return try await turn(.nothing(.noSuchUnregistration)) }
      try await turn(.activity(.unregistrationAnswered(token: text, answer))) {
        application.end(\.activityUnregistrations, about: text, with: answer)
      }
    }
  }
}
