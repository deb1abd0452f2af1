import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The notification of a launch is opened once, when there are screens")
struct LaunchHandOffTests {
  @Test("A launch asks for a token where the app wants it", arguments: [true, false])
  func registration(registersAtLaunch: Bool) {
    let app = ModernApp { $0.registersAtLaunch = registersAtLaunch }
    #expect(app.center.didFinishLaunching())
    #expect(app.application.registrations == (registersAtLaunch ? 1 : 0))
    app.center.registerForRemoteNotifications()
    #expect(app.application.registrations == (registersAtLaunch ? 2 : 1))
  }

  @Test("The center may stand among the services of an app delegate")
  func service() throws {
    let app = ModernApp(isReady: false)
    app.application.phase = .inactive
    let delegate = ServiceOrientedAppDelegate { [app.center] }
    let payload = JSONObject.push(url: "app://1")
    _ = delegate.didFinishLaunching(with: [.remoteNotification: payload.userInfo])
    delegate.didRegisterForRemoteNotifications(deviceToken: DeviceToken(bytes: [0, 255]))
    delegate.didReceiveRemoteNotification(payload.userInfo)
    delegate.didBecomeActive()
    #expect(app.router.opened == ["app://1"])
    #expect(app.center.deviceToken?.hexadecimal == "00ff")
    #expect(!delegate.handleOpen(try #require(URL(string: "other://"))))
  }
}
