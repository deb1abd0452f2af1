import Testing

@testable import PushConformance

/// A user who has logged out waits until the app has left the account.
@Suite @MainActor struct PendingLogoutTests {
  /// Leaves the account when the server has forgotten the token; until then, the app shows that it logs out.
  final class WaitsForTheServer: UnregisteringCenter {
    static let app = PushApp().work(.mainActor)
    private let application: SimulatedApplication
    private var (token, account): (String?, String?)

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      token = deviceToken.hexadecimal
      upload()
    }

    func didFailToRegisterForRemoteNotifications(error: any Error) {}

    func logIn(_ account: String) {
      self.account = account
      upload()
    }

    func logOut() async {
      if let token { try? await application.unregisterDeviceToken(token, account: account) }
      account = nil
    }

    private func upload() {
      guard let token, let account else { return }
      application.uploadDeviceToken(token, to: "/devices", account: account) { _ in }
    }
  }

  private let token = DeviceToken(bytes: [1])

  private func play(_ steps: [Step]) async -> Run {
    let scenario = Scenario(id: "account.played", when: steps)
    return await Player.play(scenario, with: PushCenterSubject(WaitsForTheServer.self))
  }

  @Test("Until a logout has ended, the user changes nothing about the account")
  func waits() async {
    let run = await play([
      .application(.launch), .account(.logIn("ada")), .registration(.request),
      .token(.receive(token)), .account(.logOut), .account(.logIn("grace")), .account(.logOut),
      .account(.answerUnregistration(token: token, .success)), .account(.logIn("grace")),
    ])
    #expect(run.problem == nil)
    #expect(
      run.timeline.turns.map(\.stimulus).suffix(5) == [
        .account(.loggedOut), .nothing(.logoutIsPending), .nothing(.logoutIsPending),
        .account(.unregistrationAnswered(token: token.hexadecimal, .success)),
        .account(.loggedIn("grace")),
      ]
    )
  }

  @Test("A logout of a process that has ended delays no step")
  func endsWithTheProcess() async {
    let run = await play([
      .application(.launch), .account(.logIn("ada")), .token(.receive(token)), .account(.logOut),
      .application(.terminate), .application(.launch), .account(.logIn("grace")),
    ])
    #expect(run.timeline.turns.last?.stimulus == .account(.loggedIn("grace")))
  }
}
