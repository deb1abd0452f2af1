import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("The push service registers at a launch and hands on each notification")
struct PushNotificationServiceTests {
  let journal = FakeLog()
  let registrar = FakeRegistrar()

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

  @Test("A launch without a notification hands on none")
  func plainLaunch() {
    let reasons: [LaunchOptions?] = [
      nil, [:], [.init(rawValue: "UIApplicationLaunchOptionsURLKey"): URL(filePath: "/")],
      [.remoteNotification: "no dictionary"], [.remoteNotification: NSNull()],
    ]
    for options in reasons { #expect(delegate().didFinishLaunching(with: options)) }
    #expect(journal.lines.isEmpty)
  }

  @Test("Notifications before the first screens wait for them, and are passed on in order")
  func early() {
    let delegate = delegate()
    _ = delegate.didFinishLaunching(with: [.remoteNotification: ["id": 1]]) {
      #expect(registrar.calls == ["settings", "remote"])
      for id in 2...3 { delegate.didReceiveRemoteNotification(["id": id]) }
      journal.note("screens")
    }
    // The same notification is passed on each time that it arrives.
    for id in [4, 1, 4] { delegate.didReceiveRemoteNotification(["id": id]) }
    #expect(journal.lines == ["screens"] + [1, 2, 3, 4, 1, 4].map(received))
  }

  @Test("The fetch callback repeats the notification of a launch once, and then brings new ones")
  func launch() {
    let delegate = delegate()
    let replies = Replies<FetchResult>()
    _ = delegate.didFinishLaunching(with: [.remoteNotification: ["id": 1]])
    for _ in 0..<2 {
      delegate.didReceiveRemoteNotification(["id": 1], fetchCompletionHandler: replies.give)
    }
    #expect(journal.lines == [received(1), received(1)])
    #expect(replies.values == [.noData, .noData])
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

  @Test("Each event has a line for the log, with all digits of a token")
  func descriptions() {
    let date = Date(timeIntervalSince1970: 0)
    let lines: [(PushNotificationService.Event, String)] = [
      (.registered(DeviceToken(bytes: [0x61, 0x00, 0xFF])), "Token: 6100ff"),
      (.registered(DeviceToken(bytes: [])), "Token: "),
      (.failed(FakeService.NoToken()), "Error: NoToken()"),
      (.received(["id": 1]), #"Received: {"id":1}"#),
      // This user info cannot come from a payload, because JSON has no dates.
      (.received(["date": date]), #"Received: [AnyHashable("date"): \#(date)]"#),
    ]
    for (event, line) in lines { #expect(event.description == "PushNotificationService " + line) }
  }
}
