import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The server knows the newest token of the account in use")
struct ModernRegistrationTests {
  let app = ModernApp()

  @Test("Listeners get a repeated token once, and the server's answer registers nothing")
  func repetition() async {
    for _ in 0..<3 { app.token(1) }
    await until { app.registry.requests == ["+01"] }
    await quiet()
    #expect(app.listener.heard == ["token 01"])
    #expect(app.application.registrations == 0)
  }

  @Test("Each failure is logged, and a token ends the failure of the system")
  func log() async {
    struct NoNetwork: Error {}
    app.token()
    app.center.activity("7", didUpdatePushToken: DeviceToken(bytes: []))
    await quiet()
    #expect(app.registry.requests.isEmpty)
    #expect(app.center.deviceToken == nil)
    app.center.didFailToRegisterForRemoteNotifications(error: NoNetwork())
    #expect(app.center.registrationError is NoNetwork)
    app.registry.answers =
      [.failure(.rejected("unknown app"))]
      + Array(repeating: .failure(.unavailable()), count: 3)
    app.token(1)
    #expect(app.center.registrationError == nil)
    await until { app.log.lines.count == 4 }
    app.token(2)
    for pause in 1...2 {
      await until { app.waiting == 1 }
      app.advance(by: .seconds(pause))
    }
    await until { app.log.lines.count == 5 }
    #expect(app.registry.requests == ["+01", "+02", "+02", "+02"])
    #expect(
      app.log.lines == [
        "The system has delivered an empty token for the device",
        "The system has delivered an empty token for the activity 7",
        "The system has no device token: NoNetwork()",
        "The server has not accepted the token for the device: unknown app",
        "The server has not accepted the token for the device: it cannot be reached",
      ]
    )
  }

  @Test("After a logout each callback is answered, and logged")
  func logout() {
    app.center.logOut()
    #expect(app.present("1", .push()).values == [[]])
    #expect(app.respond("1", .push(url: "app://1")).values.count == 1)
    #expect(app.fetch(.push(wakes: true)).values == [.noData])
    #expect(app.log.lines.count == 3)
  }

  @Test("A server that refuses to forget is not asked again")
  func refusedForgetting() async {
    app.center.logIn("anna")
    app.token(1)
    await until { app.registry.requests.count == 1 }
    app.registry.answers = [.failure(.rejected("no such device"))]
    app.center.logOut()
    await until { !app.log.lines.isEmpty }
    app.restart()
    app.center.didFinishLaunching()
    await quiet()
    #expect(app.registry.requests == ["+01 anna", "-01 anna"])
  }

  @Test("Unreadable storage of an earlier process is logged and discarded")
  func storage() async throws {
    app.token(1)
    let key = try #require(app.storage.values.keys.first)
    app.storage.set(Data("?".utf8), forKey: key)
    app.restart()
    #expect(app.log.lines.count == 1)
    app.token(2)
    await until { app.registry.requests.last == "+02" }
  }
}
