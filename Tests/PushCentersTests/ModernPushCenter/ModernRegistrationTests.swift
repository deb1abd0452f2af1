import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The server knows the newest token of the account in use")
struct ModernRegistrationTests {
  let app = ModernApp()

  @Test("A token of any length is sent in digits", arguments: [1, 32, 54, 100])
  func lengths(count: Int) async {
    let token = DeviceToken(bytes: (0..<count).map { UInt8($0 * 7 % 256) })
    app.center.didRegisterForRemoteNotifications(deviceToken: token)
    await until { app.registry.requests == ["+" + token.hexadecimal] }
    #expect(token.hexadecimal.count == count * 2)
    #expect(app.center.deviceToken == token)
    #expect(app.listener.heard == ["token \(token.hexadecimal)"])
  }

  @Test("A token is sent once in each process")
  func repetition() async {
    for _ in 0..<3 { app.token(1) }
    await until { app.registry.requests.count == 1 }
    await quiet()
    #expect(app.registry.requests == ["+01"])
    #expect(app.listener.heard == ["token 01"])
    // No answer of the server causes a registration with the system.
    #expect(app.application.registrations == 0)
    app.restart()
    app.token(1)
    await until { app.registry.requests == ["+01", "+01"] }
  }

  @Test("An empty token is only logged")
  func empty() async {
    app.token()
    app.center.activity("7", didUpdatePushToken: DeviceToken(bytes: []))
    await quiet()
    #expect(app.registry.requests.isEmpty)
    #expect(app.center.deviceToken == nil)
    #expect(
      app.log.lines == [
        "The system has handed out an empty token for the device",
        "The system has handed out an empty token for the activity 7",
      ]
    )
  }

  @Test("A system without a token says why, until it has one")
  func failure() {
    struct NoNetwork: Error {}
    app.center.didFailToRegisterForRemoteNotifications(error: NoNetwork())
    #expect(app.center.registrationError is NoNetwork)
    #expect(app.log.lines == ["The system has no device token: NoNetwork()"])
    app.token(1)
    #expect(app.center.registrationError == nil)
  }

  @Test("An unreachable server is tried again after growing pauses, up to a limit")
  func retries() async {
    app.registry.answers = Array(repeating: .failure(.unavailable()), count: 3)
    app.token(1)
    await until { app.waiting == 1 }
    app.advance(by: .milliseconds(999))
    await quiet()
    #expect(app.registry.requests == ["+01"])
    app.advance(by: .milliseconds(1))
    await until { app.registry.requests == ["+01", "+01"] && app.waiting == 1 }
    app.advance(by: .seconds(2))
    await until { app.registry.requests == ["+01", "+01", "+01"] && !app.log.lines.isEmpty }
    #expect(app.waiting == 0)
    #expect(
      app.log.lines == ["The server has not taken the token for the device: it cannot be reached"]
    )
    app.token(1)
    await until { app.registry.requests.count == 4 }
  }

  @Test("A refused token is not sent again")
  func refusal() async {
    app.registry.answers = [.failure(.rejected("unknown app"))]
    app.token(1)
    await until { !app.log.lines.isEmpty }
    app.token(1)
    await quiet()
    #expect(app.waiting == 0)
    #expect(app.registry.requests == ["+01"])
    #expect(
      app.log.lines == ["The server has not taken the token for the device: unknown app"]
    )
  }

  @Test("No older token is sent after a newer one", arguments: [true, false])
  func overtaking(olderIsStarted: Bool) async {
    app.registry.holds = true
    app.token(1)
    if olderIsStarted { await until { app.registry.requests.count == 1 } }
    app.token(2)
    let started = olderIsStarted ? ["+01", "+02"] : ["+02"]
    await until { app.registry.requests == started }
    app.registry.answer(started.count - 1)
    app.registry.answer(0, .failure(.unavailable()))
    await quiet()
    #expect(app.waiting == 0)
    app.advance(by: .seconds(1000))
    await quiet()
    #expect(app.registry.requests == started)
  }

  @Test("A newer token cancels the second try of an older one")
  func pausedRetry() async {
    app.registry.answers = [.failure(.unavailable())]
    app.token(1)
    await until { app.waiting == 1 }
    app.token(2)
    await until { app.registry.requests == ["+01", "+02"] && app.waiting == 0 }
  }

  @Test("A logout unregisters the token and ends all pushes")
  func logout() async {
    app.center.logIn("anna")
    app.token(1)
    await until { app.registry.requests == ["+01 anna"] }
    app.center.logOut()
    await until { app.registry.requests == ["+01 anna", "-01 anna"] }
    #expect(app.center.deviceToken == nil)
    #expect(app.present("1", .push()).values == [[]])
    #expect(app.respond("1", .push(url: "app://1")).values.count == 1)
    #expect(app.fetch(.push(wakes: true)).values == [.noData])
    #expect(app.listener.heard == ["token 01"])
    #expect(app.toasts.texts.isEmpty)
    #expect(app.router.opened.isEmpty)
    #expect(app.log.lines.count == 3)
    app.center.logIn("bert")
    await until { app.registry.requests.last == "+01 bert" }
    app.present("2", .push())
    #expect(app.toasts.texts == ["Hello"])
  }

  @Test("A failed request is made again by the next process, or on request")
  func owed() async {
    app.center.logIn("anna")
    app.token(1)
    await until { app.registry.requests.count == 1 }
    // The process ends before the server has answered.
    app.registry.holds = true
    app.center.logOut()
    await until { app.registry.requests.count == 2 }
    app.restart()
    app.registry.holds = false
    app.registry.answers = Array(repeating: .failure(.unavailable()), count: 3)
    app.center.didFinishLaunching()
    for _ in 0..<2 {
      await until { app.waiting == 1 }
      app.advance(by: .seconds(2))
    }
    await until { !app.log.lines.isEmpty }
    app.center.resumeRegistration()
    await until { app.registry.requests.count == 6 }
    await quiet()
    app.restart()
    app.center.didFinishLaunching()
    await quiet()
    #expect(app.registry.requests == ["+01 anna"] + Array(repeating: "-01 anna", count: 5))
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

  @Test("Opting in restores the registration, even if opting out ends late")
  func optingInAndOut() async {
    app.token(1)
    await until { app.registry.requests.count == 1 }
    app.registry.holds = true
    app.center.optOut()
    await until { app.registry.requests == ["+01", "-01"] }
    app.center.optIn()
    await until { app.registry.requests == ["+01", "-01", "+01"] }
    #expect(app.center.deviceToken?.hexadecimal == "01")
    app.registry.answer(2)
    app.registry.answer(1)
    await until { app.registry.requests == ["+01", "-01", "+01", "+01"] }
  }

  @Test("A token that reaches the server after a logout is unregistered again")
  func lateKeeping() async {
    app.registry.holds = true
    app.center.logIn("anna")
    app.token(1)
    await until { app.registry.requests == ["+01 anna"] }
    app.center.logOut()
    await until { app.registry.requests == ["+01 anna", "-01 anna"] }
    app.registry.answer(1)
    await quiet()
    app.registry.answer(0)
    await until { app.registry.requests == ["+01 anna", "-01 anna", "-01 anna"] }
  }

  @Test("Tokens of activities are never sent as the device token, and end with their activities")
  func activities() async {
    app.token(1)
    app.center.didUpdatePushToStartToken(DeviceToken(bytes: [2]), attributesType: "Score")
    app.center.activity("7", didUpdatePushToken: DeviceToken(bytes: [3]))
    await until { app.registry.requests == ["+01", "+start Score 02", "+activity 7 03"] }
    app.center.activity("7", didUpdatePushToken: DeviceToken(bytes: [4]))
    await until { app.registry.requests.last == "+activity 7 04" }
    app.center.activityDidEnd("7")
    await until { app.registry.requests.last == "-activity 7 04" }
    app.center.activity("7", didUpdatePushToken: DeviceToken(bytes: [5]))
    await quiet()
    #expect(app.registry.requests.count == 5)
    #expect(app.center.deviceToken?.hexadecimal == "01")
    #expect(app.listener.heard == ["token 01"])
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
