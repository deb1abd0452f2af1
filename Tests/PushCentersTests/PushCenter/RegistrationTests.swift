import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The center registers with the system and with the server")
struct RegistrationTests {
  struct NoNetwork: Error {}

  private let first = DeviceToken(bytes: [0x0A, 0xFF])
  private let second = DeviceToken(bytes: [0x0B])

  @Test("Since iOS 8, settings and remote notifications are asked for apart, settings first")
  func current() {
    let app = App(registrar: FakeRegistrar(separatesSettingsFromRegistration: true))
    app.center.registerForRemoteNotifications()
    #expect(app.registrar.calls == ["settings", "remote"])
  }

  @Test("Before iOS 8, one call asks for both")
  func legacy() {
    let app = App(registrar: FakeRegistrar(separatesSettingsFromRegistration: false))
    app.center.registerForRemoteNotifications()
    #expect(app.registrar.calls == ["types"])
  }

  @Test("Nothing is registered before the request")
  func waits() {
    let app = App()
    #expect(app.registrar.calls.isEmpty)
    #expect(app.server.requests.isEmpty)
    #expect(app.center.registrationError == nil)
  }

  @Test("A token goes to the server, in lower-case hexadecimal")
  func uploads() {
    let app = App()
    app.center.didRegister(deviceToken: first)
    #expect(app.server.requests.map(\.path) == ["/account/devices"])
    #expect(app.server.requests.map(\.parameters) == [["token": "0aff"]])
  }

  @Test(
    "The token's text has two digits a byte, whatever the bytes and their number",
    arguments: [
      ([0x00], "00"), ([0x00, 0x01, 0x00], "000100"), ([0x7F, 0x80, 0x9A, 0xBC], "7f809abc"),
      (Array(repeating: 0xE0, count: 32), String(repeating: "e0", count: 32)),
      (Array(repeating: 0x05, count: 100), String(repeating: "05", count: 100)),
    ] as [([UInt8], String)]
  )
  func text(bytes: [UInt8], text: String) {
    let token = PushToken(DeviceToken(bytes: bytes))
    #expect(token.parameters == ["token": text])
    #expect(!token.isEmpty)
  }

  @Test("A token without a byte is not a token")
  func empty() {
    let app = App()
    app.center.didRegister(deviceToken: DeviceToken(bytes: []))
    #expect(app.server.requests.isEmpty)
    #expect(PushToken(DeviceToken(bytes: [])).isEmpty)
  }

  @Test("A repeated token is not sent again, answered or not")
  func unchanged() {
    let app = App()
    app.center.didRegister(deviceToken: first)
    app.center.didRegister(deviceToken: first)
    app.server.answer(0, accepting: true)
    app.center.didRegister(deviceToken: first)
    #expect(app.server.tokens == ["0aff"])
  }

  @Test("A changed token is sent, and so is the former one when it comes back")
  func changed() {
    let app = App()
    for token in [first, second, first] { app.center.didRegister(deviceToken: token) }
    #expect(app.server.tokens == ["0aff", "0b", "0aff"])
  }

  @Test("A refused token is sent again only when the system hands it out again")
  func refused() {
    let app = App()
    app.center.didRegister(deviceToken: first)
    app.server.answer(0, accepting: false)
    #expect(app.server.tokens == ["0aff"])
    app.center.didRegister(deviceToken: first)
    app.server.answer(1, accepting: true)
    app.center.didRegister(deviceToken: first)
    #expect(app.server.tokens == ["0aff", "0aff"])
  }

  @Test("A server may refuse before the call returns")
  func refusedAtOnce() {
    let app = App()
    app.server.immediateAnswer = false
    app.center.didRegister(deviceToken: first)
    app.center.didRegister(deviceToken: first)
    #expect(app.server.tokens == ["0aff", "0aff"])
  }

  @Test("The late refusal of an old token does not make the new one count as refused")
  func lateRefusal() {
    let app = App()
    app.center.didRegister(deviceToken: first)
    app.center.didRegister(deviceToken: second)
    app.server.answer(0, accepting: false)
    app.center.didRegister(deviceToken: second)
    #expect(app.server.tokens == ["0aff", "0b"])
  }

  @Test("An answer after the center was released has no effect")
  func answerAfterTheEnd() {
    var app: App? = App()
    let server = app?.server
    weak let center = app?.center
    app?.center.didRegister(deviceToken: first)
    app = nil
    #expect(center == nil)
    server?.answer(0, accepting: false)
  }

  @Test("A failure sends nothing, and is kept until there is a token")
  func failure() {
    let app = App()
    app.center.didFailToRegister(error: NoNetwork())
    #expect(app.center.registrationError is NoNetwork)
    #expect(app.server.requests.isEmpty)
    app.center.didRegister(deviceToken: first)
    #expect(app.center.registrationError == nil)
    #expect(app.server.tokens == ["0aff"])
  }

  @Test("A failure does not forget the token that the server has")
  func failureBetween() {
    let app = App()
    app.center.didRegister(deviceToken: first)
    app.center.didFailToRegister(error: NoNetwork())
    app.center.didRegister(deviceToken: first)
    #expect(app.server.tokens == ["0aff"])
  }

  @Test("Every failure is logged, without the token")
  func log() {
    let app = App()
    app.center.didFailToRegister(error: NoNetwork())
    app.center.didRegister(deviceToken: DeviceToken(bytes: []))
    app.center.didRegister(deviceToken: first)
    app.server.answer(0, accepting: false)
    #expect(
      app.log.lines == [
        "The system has no device token: NoNetwork()",
        "The system has handed out an empty device token, which is not registered",
        "The server has not taken the device token; the next one is sent again",
      ]
    )
  }
}
