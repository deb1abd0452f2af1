import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The notification of a launch is opened once, when there are screens")
struct LaunchHandOffTests {
  /// A callback that the system may make while a tap starts the app.
  enum Callback: Sendable {
    case launch, launchWithOptions, scene, response, fetch, ready, active, background
  }

  struct Row: CustomTestStringConvertible {
    var callbacks: [Callback]
    var opens = 1
    var testDescription: String { "\(callbacks)" }
  }

  nonisolated static let taps = [
    Row(callbacks: [.launch, .scene, .response, .ready, .active]),
    Row(callbacks: [.launch, .response, .scene, .ready, .active]),
    Row(callbacks: [.launchWithOptions, .response, .ready, .active]),
    Row(callbacks: [.launchWithOptions, .fetch, .active, .fetch, .ready]),
    Row(callbacks: [.launchWithOptions, .scene, .response, .fetch, .ready, .active]),
    Row(callbacks: [.launchWithOptions, .ready, .active]),
    Row(callbacks: [.launch, .scene, .response, .ready, .background, .active]),
    // Another tap on the same notification, in the process that it started.
    Row(callbacks: [.launch, .scene, .ready, .background, .response], opens: 2),
    Row(callbacks: [.launch, .scene, .response, .ready, .response], opens: 2),
    // By the icon, with the notification still in Notification Center.
    Row(callbacks: [.launch, .ready, .active, .background, .active], opens: 0),
  ]

  private func make(_ callback: Callback, of app: ModernApp, _ payload: JSONObject) {
    switch callback {
    case .launch: app.center.didFinishLaunching()
    case .launchWithOptions:
      app.center.didFinishLaunching(with: [.remoteNotification: payload.userInfo])
    case .scene: app.connectScene("1", payload)
    case .response: #expect(app.respond("1", payload).values.count == 1)
    case .fetch: app.fetch(payload)
    case .ready: app.center.didBuildInterface()
    case .active:
      app.application.phase = .active
      app.center.didBecomeActive()
    case .background:
      app.application.phase = .background
      app.center.didEnterBackground()
    }
  }

  @Test("A tap is opened once, with any callbacks", arguments: taps, [nil, "a"])
  func tap(row: Row, messageID: String?) {
    let app = ModernApp(isReady: false)
    app.application.phase = .inactive
    for callback in row.callbacks {
      make(callback, of: app, .push(url: "app://1", id: messageID))
    }
    #expect(app.router.opened == Array(repeating: "app://1", count: row.opens))
    #expect(
      app.listener.heard
        == (row.opens > 0 ? ["received Hello"] : [])
        + Array(repeating: "opened Hello", count: row.opens)
    )
    #expect(app.toasts.texts.isEmpty)
  }

  @Test(
    "A launch in the background is no opening, nor is one by a silent push",
    arguments: [
      (.push(url: "app://1", wakes: true), .background),
      (.push(nil, url: "app://1", wakes: true), .background),
      (.push(nil, url: "app://1", wakes: true), .inactive),
    ] as [(JSONObject, ApplicationPhase)]
  )
  func background(payload: JSONObject, phase: ApplicationPhase) {
    let app = ModernApp(isReady: false)
    app.application.phase = phase
    for callback in [.launchWithOptions, .fetch, .ready, .active] as [Callback] {
      make(callback, of: app, payload)
    }
    #expect(app.router.opened.isEmpty)
    #expect(app.listener.events.count == 1)
    #expect(app.toasts.texts.isEmpty)
  }

  @Test("Another push after the launch is not lost")
  func another() {
    let app = ModernApp()
    app.application.phase = .inactive
    app.center.didFinishLaunching(with: [.remoteNotification: JSONObject.push("one").userInfo])
    app.application.phase = .active
    app.present("2", .push("two"))
    #expect(app.toasts.texts == ["two"])
  }

  @Test("The app's own first navigation comes first, and the waiting notification stays on top")
  func firstNavigation() {
    let app = ModernApp(isReady: false)
    app.center.didFinishLaunching()
    app.connectScene("1", .push(url: "app://1"))
    _ = app.router.handleOpen(URL(filePath: "/tabs"))
    app.center.didBuildInterface()
    app.center.didBuildInterface()
    #expect(app.router.opened == ["file:///tabs", "app://1"])
  }

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
