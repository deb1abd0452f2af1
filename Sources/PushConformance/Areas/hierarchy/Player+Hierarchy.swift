import PushSimulation

extension Player {
  func perform(_ step: HierarchyStep) async throws(PlayProblem.Cause) {
    switch step {
    case .completeLoad(let name, let outcome):
      try await completeLoad(of: try cast.notification(name), with: outcome, again: false)
    case .completeLoadAgain(let name):
      try await completeLoad(of: try cast.notification(name), with: .screens, again: true)
    case .loader(let answersAtOnce): device.world.loadsAtOnce = answersAtOnce
    case .navigate(let type):
      let application = try runningProcess().application
      let screen = device.makeScreen(MadeScreen(type: type, notification: nil))
      try await turn(.hierarchy(.userNavigated(screen.id))) {
        application.navigateByHand(to: screen)
      }
    }
  }

  private func completeLoad(
    of id: NotificationID,
    with outcome: LoadOutcome,
    again: Bool
  ) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    guard application.isLoading(id, again: again)
    else { return try await turn(.nothing(.noSuchLoad)) }
    try await turn(.hierarchy(.loadCompleted(id, outcome))) {
      application.completeLoad(of: id, with: outcome, again: again)
    }
  }
}
