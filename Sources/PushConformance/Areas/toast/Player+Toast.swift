import PushSimulation

extension Player {
  func perform(_ step: ToastStep) async throws(PlayProblem.Cause) {
    switch step {
    case .activate(let name): try await activateToast(of: try cast.notification(name))
    }
  }

  private func activateToast(of id: NotificationID) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    switch process.application.tapToast(of: id) {
    case .nothing: try await turn(.nothing(.noSuchToast))
    case .inert: try await turn(.nothing(.toastHasNoAction))
    case .action(let activated): try await turn(.toast(.activated(id))) { await activated() }
    }
  }
}
