import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("Notification Center and the icon keep their content until it is removed")
struct DeliveredNotificationsTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = try SimulatedDevice.running(
      NotificationFacts(badge: 3),
      NotificationFacts(badge: 4),
      NotificationFacts(isDisplayable: false, badge: 5)
    )
    application = SimulatedApplication(device: device)
  }

  private func arrive(_ index: Int, as identifier: String, isShown: Bool = true) {
    let request = UserNotification(identifier: identifier, userInfo: UserInfo(payload: [:]))
    device.arrive(request, as: .n(index), isShownBySystem: isShown)
  }

  private var list: [Int] { device.delivered.list.map(\.notification.index) }

  @Test("A notification replaces the one with the same identifier")
  func replaces() {
    arrive(0, as: "match")
    arrive(1, as: "match")
    #expect(list == [1])
    #expect(application.applicationIconBadgeNumber == 4)
    arrive(0, as: "other")
    #expect(list == [1, 0])
    #expect(application.deliveredNotifications.map(\.identifier) == ["match", "other"])
  }

  @Test("A number without a text is on the icon, and not in the list")
  func showsTheNumber() {
    arrive(2, as: "number")
    #expect(list.isEmpty)
    #expect(application.applicationIconBadgeNumber == 5)
  }

  @Test(
    "In the foreground the answer decides whether a notification is kept",
    arguments: [
      ([], false, 0),
      ([.banner, .sound], false, 0),
      ([.badge], false, 3),
      ([.list], true, 0),
      ([.alert, .badge], true, 3),
    ] as [(PresentationOptions, Bool, Int)]
  )
  func follows(options: PresentationOptions, isListed: Bool, badge: Int) {
    arrive(0, as: "a", isShown: false)
    let effects = device.turn(.notification(.willPresent(.n(0)))) {
      PresentationCompletion(application.completion(.presentation, of: .n(0)))(options)
    }
    #expect(effects == [.responses(.completed(CompletionID(index: 0), .presented(options)))])
    #expect(list == (isListed ? [0] : []))
    #expect(application.applicationIconBadgeNumber == badge)
    #expect(device.timeline.deliveredInTheEnd.count == (isListed ? 1 : 0))
    #expect(device.timeline.turns[0].badge == badge)
  }

  @Test("A removed notification is recorded, and gone until it comes again")
  func removes() {
    arrive(0, as: "a")
    arrive(1, as: "b")
    let effects = device.turn {
      application.removeDeliveredNotifications(withIdentifiers: ["a", "nobody"])
    }
    #expect(effects == [.withdrawal(.removed(["a", "nobody"], removed: [.n(0)]))])
    #expect(list == [1])
    #expect(device.wasRemoved(.n(0)) && !device.wasRemoved(.n(1)))
    arrive(0, as: "a-2")
    #expect(list == [1, 0])
    #expect(!device.wasRemoved(.n(0)))
    device.turn { application.removeAllDeliveredNotifications() }
    #expect(list.isEmpty)
    // A turn records the situation before it.
    #expect(device.timeline.turns.map { device.timeline.delivered[$0.delivered].count } == [2, 2])
  }

  @Test("A negative number takes the number away, and a process that has ended changes nothing")
  func setsTheNumber() {
    device.turn { application.setBadgeCount(-1) }
    #expect(application.applicationIconBadgeNumber == 0)
    application.setBadgeCount(2)
    application.end()
    application.setBadgeCount(7)
    application.removeAllDeliveredNotifications()
    #expect(application.applicationIconBadgeNumber == 2)
    #expect(application.deliveredNotifications.isEmpty)
  }
}
