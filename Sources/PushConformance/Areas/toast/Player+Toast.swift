import PushSimulation

extension Player {
  func perform(_ step: ToastStep) async throws(PlayProblem.Cause) {
    switch step {
    case .activate(let name):
      let id = try cast.notification(name)
      switch try runningProcess().application.tapToast(of: id) {
      case .nothing: try await turn(.nothing(.noSuchToast))
      case .inert: try await turn(.nothing(.toastHasNoAction))
      case .action(let activated): try await turn(.toast(.activated(id))) { await activated() }
      }
    }
  }
}
