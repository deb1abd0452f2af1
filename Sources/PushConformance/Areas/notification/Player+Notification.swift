extension Player {
  func perform(_ step: NotificationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .deliver(let name): try await deliver(try cast.notification(name))
    case .deliverAgain(let name): try await deliver(try cast.notification(name), again: true)
    }
  }
}
