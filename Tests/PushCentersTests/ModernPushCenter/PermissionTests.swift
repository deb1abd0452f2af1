import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A request for permission ends after any answer, and blocks nothing")
struct PermissionTests {
  let app = ModernApp()

  @Test("A failed request is answered")
  func failure() async {
    app.system.answer = nil
    #expect(await app.center.requestAuthorization() == .notDetermined)
    #expect(app.log.lines == ["The user could not be asked for permission: Interrupted()"])
    app.system.answer = .authorized
    #expect(await app.center.requestAuthorization() == .authorized)
  }

  @Test("Overlapping requests all get the answer to one question")
  func overlap() async {
    app.system.isThinking = true
    let answers = Replies<PermissionStatus>()
    for _ in 0..<3 { Task { answers.give(await app.center.requestAuthorization()) } }
    await until { app.system.requested.count == 1 }
    await quiet()
    // Neither the token nor another event waits for the user.
    app.token(1)
    await until { app.registry.requests == ["+01"] }
    app.system.decide()
    await until { answers.values.count == 3 }
    #expect(answers.values == [.authorized, .authorized, .authorized])
    #expect(app.system.requested.count == 1)
  }

  @Test("An outdated reading of the settings is ignored")
  func overtaking() async {
    app.system.status = .authorized
    app.center.didFinishLaunching()
    await until { app.center.permissionStatus == .authorized }
    app.system.holdsReadings = true
    app.center.didBecomeActive()
    await until { app.system.readings.count == 1 }
    app.center.didBecomeActive()
    await until { app.system.readings.count == 2 }
    app.system.readings[1].resume(returning: .denied)
    await until { app.center.permissionStatus == .denied }
    app.system.readings[0].resume(returning: .authorized)
    await quiet()
    #expect(app.center.permissionStatus == .denied)
    #expect(app.listener.heard == ["permission denied"])
  }
}
