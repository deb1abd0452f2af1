import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The push service registers at a launch and hands on each notification")
struct PushNotificationServiceTests {
  let journal = Journal()
  let registrar = FakeRegistrar()

  /// Returns the app: a delegate with the service, and a journal of the events that the service passes on.
  private func delegate() -> ServiceOrientedAppDelegate {
    ServiceOrientedAppDelegate { [registrar, journal] in
      [
        PushNotificationService(registrar: registrar) { event in
          journal.note("\(event) after \(registrar.calls.joined(separator: ", "))")
        }
      ]
    }
  }

  private func received(_ id: Int) -> String {
    #"PushNotificationService Received: {"id":\#(id)} after settings, remote"#
  }

  @Test(
    "It registers once a launch, in the way that the system wants it",
    arguments: [(true, ["settings", "remote"]), (false, ["types"])]
  )
  func registers(isSeparate: Bool, calls: [String]) {
    let registrar = FakeRegistrar(separatesSettingsFromRegistration: isSeparate)
    let delegate = ServiceOrientedAppDelegate {
      [PushNotificationService(registrar: registrar) { _ in }]
    }
    #expect(registrar.calls.isEmpty)
    for callback in Callback.ofUIKit { delegate.make(callback) }
    #expect(registrar.calls == calls)
  }

  @Test("The notification of a launch is handed on once, after registration and with screens there")
  func launch() {
    let delegate = delegate()
    _ = delegate.didFinishLaunching(with: [.remoteNotification: ["id": 1]]) {
      #expect(registrar.calls == ["settings", "remote"])
      journal.note("screens")
    }
    #expect(journal.entries == ["screens", received(1)])
    for callback: Callback in [.didBecomeActive, .didEnterBackground, .willEnterForeground] {
      delegate.make(callback)
    }
    #expect(journal.entries.count == 2)
  }

  @Test("A launch without a notification hands on none")
  func plainLaunch() {
    let reasons: [LaunchOptions?] = [
      nil, [:], [.init(rawValue: "UIApplicationLaunchOptionsURLKey"): URL(filePath: "/")],
      [.remoteNotification: "no dictionary"], [.remoteNotification: NSNull()],
    ]
    for options in reasons { #expect(delegate().didFinishLaunching(with: options)) }
    #expect(journal.entries.isEmpty)
  }

  @Test("Notifications before the first screens wait for them, in order")
  func early() {
    let delegate = delegate()
    _ = delegate.didFinishLaunching(with: [.remoteNotification: ["id": 1]]) {
      delegate.didReceiveRemoteNotification(["id": 2])
      delegate.didReceiveRemoteNotification(["id": 3])
      #expect(journal.entries.isEmpty)
    }
    delegate.didReceiveRemoteNotification(["id": 4])
    #expect(journal.entries == (1...4).map(received))
  }

  @Test("A notification that comes during the hand-over comes after the waiting ones")
  func whileHandingOn() {
    var heard: [Int?] = []
    var delegate: ServiceOrientedAppDelegate?
    delegate = ServiceOrientedAppDelegate { [registrar] in
      var service: PushNotificationService?
      let made = PushNotificationService(registrar: registrar) { event in
        guard case .received(let userInfo) = event else { return }
        heard.append(userInfo["id"] as? Int)
        if heard.count == 1 { service?.didReceiveRemoteNotification(["id": 3]) }
      }
      service = made
      return [made]
    }
    _ = delegate?.didFinishLaunching(with: [.remoteNotification: ["id": 1]]) {
      delegate?.didReceiveRemoteNotification(["id": 2])
    }
    #expect(heard == [1, 2, 3])
  }

  @Test("Every notification is handed on once, the same one as often as it comes")
  func receives() {
    let delegate = delegate()
    delegate.make(.launch)
    for id in [1, 2, 1] { delegate.didReceiveRemoteNotification(["id": id]) }
    #expect(journal.entries == [1, 2, 1].map(received))
  }

  @Test(
    "A token is written in digits, all of them, whatever its bytes",
    arguments: [
      ([0x61, 0x62], "6162"), ([0x00, 0x61], "0061"), ([0x61, 0x00, 0x62], "610062"),
      ([0xFF, 0xFE], "fffe"), ([], ""),
      (Array(repeating: 0x41, count: 100), String(repeating: "41", count: 100)),
    ] as [([UInt8], String)]
  )
  func token(bytes: [UInt8], digits: String) {
    let token = DeviceToken(bytes: bytes)
    var registered: DeviceToken?
    let service = PushNotificationService(registrar: registrar) { event in
      if case .registered(let token) = event { registered = token }
      #expect(event.description == "PushNotificationService Token: \(digits)")
    }
    service.didRegisterForRemoteNotifications(deviceToken: token)
    #expect(registered == token)
  }

  @Test("A failure is handed on and has no other effect")
  func failure() {
    let delegate = delegate()
    delegate.make(.noToken)
    #expect(journal.entries == ["PushNotificationService Error: NoToken() after "])
  }

  @Test("User info that no payload can have made is handed on as it is")
  func foreignUserInfo() {
    let date = Date(timeIntervalSince1970: 0)
    let event = PushNotificationService.Event.received(["date": date])
    #expect(
      event.description == #"PushNotificationService Received: [AnyHashable("date"): \#(date)]"#
    )
  }
}
