import PushCenters
import PushPayloads
import Testing

/// The parts of the center that the kit does not see through its adapter, or leaves to each center.
@MainActor @Suite("The push center registers, broadcasts and logs")
struct PushCenterTests {
  struct NoNetwork: Error {}

  let app = App()
  private let first = DeviceToken(bytes: [0x0A, 0xFF])
  private let second = DeviceToken(bytes: [0x0B])

  // MARK: - Notifications

  @Test("A notification is broadcast before delegates are asked, so an observer may become one")
  func broadcastFirst() {
    let screen = FakeScreen(suppresses: true)
    let observation = PushObservation(of: app.notificationCenter) { [app] _ in
      #expect(screen.asked.isEmpty)
      app.center.addDelegate(screen)
    }
    app.center.didReceive(.message(), whileActive: true)
    #expect(screen.asked.count == 1)
    #expect(app.toasts.presented.isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test("A tap that is reported twice leads to the screen once")
  func activationTwice() {
    app.center.didReceive(.message(), whileActive: true)
    app.toasts.tap(0)
    app.toasts.tap(0)
    #expect(app.router.opened == ["genius://chat/1"])
  }

  @Test("Neither a toast nor a request keeps the center alive, and both end without it")
  func end() {
    var other: App? = App()
    let toasts = other?.toasts
    let router = other?.router
    let server = other?.server
    weak let center = other?.center
    other?.center.didReceive(.message(), whileActive: true)
    other?.center.didRegister(deviceToken: first)
    other = nil
    #expect(center == nil)
    toasts?.tap(0)
    server?.answer(0, accepting: false)
    #expect(router?.opened == [])
  }

  // MARK: - Registration

  @Test("Nothing is registered before the request, and an empty token never is")
  func nothing() {
    app.center.didRegister(deviceToken: DeviceToken(bytes: []))
    #expect(app.registrar.calls.isEmpty)
    #expect(app.server.requests.isEmpty)
    #expect(app.center.registrationError == nil)
    #expect(PushToken(DeviceToken(bytes: [])).isEmpty)
  }

  @Test(
    "A refused token is sent again only when the system hands it out again",
    arguments: [true, false]
  )
  func refused(isAnsweredAtOnce: Bool) {
    app.server.immediateAnswer = isAnsweredAtOnce ? false : nil
    app.center.didRegister(deviceToken: first)
    if !isAnsweredAtOnce { app.server.answer(0, accepting: false) }
    #expect(app.server.tokens == ["0aff"])
    app.server.immediateAnswer = true
    app.center.didRegister(deviceToken: first)
    app.center.didRegister(deviceToken: first)
    #expect(app.server.tokens == ["0aff", "0aff"])
  }

  @Test("The late refusal of an old token does not make the new one count as refused")
  func lateRefusal() {
    app.center.didRegister(deviceToken: first)
    app.center.didRegister(deviceToken: second)
    app.server.answer(0, accepting: false)
    app.center.didRegister(deviceToken: second)
    #expect(app.server.tokens == ["0aff", "0b"])
  }

  @Test("A failure is kept until there is a token, and does not forget the one that was sent")
  func failure() {
    app.center.didRegister(deviceToken: first)
    app.center.didFailToRegister(error: NoNetwork())
    #expect(app.center.registrationError is NoNetwork)
    app.center.didRegister(deviceToken: first)
    #expect(app.center.registrationError == nil)
    #expect(app.server.tokens == ["0aff"])
  }

  // MARK: - Log

  @Test("Every failure is logged, without the token and without the user's text")
  func log() {
    app.center.didFailToRegister(error: NoNetwork())
    app.center.didRegister(deviceToken: DeviceToken(bytes: []))
    app.center.didRegister(deviceToken: first)
    app.server.answer(0, accepting: false)
    app.center.didReceive(.message(url: nil), whileActive: false)
    app.router.accepts = false
    app.center.didReceive(.message(), whileActive: false)
    #expect(app.toasts.presented.isEmpty)
    #expect(
      app.log.lines == [
        "The system has no device token: NoNetwork()",
        "The system has delivered an empty device token, which is not uploaded",
        "The server has not accepted the device token, which is sent again when it next arrives",
        "A notification has no usable routing URL, so no screen is shown",
        "There is no screen for genius://chat/1",
      ]
    )
  }
}
