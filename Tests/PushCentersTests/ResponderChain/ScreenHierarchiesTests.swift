import PushCenters
import Testing

@MainActor @Suite("A hierarchy is the screens of its event, made when everything is loaded")
struct ScreenHierarchiesTests {
  struct NoNetwork: Error {}

  /// A screen that is made with a notification, as in an app.
  private final class Screen {
    let name: String

    init(_ name: String, _ notification: EventNotification) {
      self.name = "\(name)(\(notification.text))"
    }
  }

  private final class Journal {
    var entries: [String] = []
  }

  private let journal = Journal()

  private func hierarchies(
    load: @escaping @MainActor (EventNotification) async throws -> Void
  ) -> ScreenHierarchies<Event, Screen> {
    ScreenHierarchies(load: load) { event in
      switch event {
      case .inbox: [{ Screen("inbox", $0) }]
      case .taskAssigned: [{ Screen("list", $0) }, { Screen("task", $0) }]
      case .paid: []
      }
    }
  }

  private func screens(
    of notification: EventNotification,
    from factory: ScreenHierarchies<Event, Screen>,
    callingOff: Bool = false
  ) async throws -> [String] {
    try await withCheckedThrowingContinuation { continuation in
      let cancellation = factory.viewControllers(for: notification) { result in
        continuation.resume(with: result.map { $0.map(\.name) })
      }
      if callingOff { cancellation() }
    }
  }

  @Test(
    "Each event has its own screens, each of them made with the notification",
    arguments: [
      (Event.inbox, nil, ["inbox(inbox)"]),
      (.inbox, "1", ["inbox(inbox/1)"]),
      (.taskAssigned, "42", ["list(task_assigned/42)", "task(task_assigned/42)"]),
    ] as [(Event, String?, [String])]
  )
  func table(event: Event, objectID: String?, expected: [String]) async throws {
    let factory = hierarchies { [journal] in journal.entries.append("loaded \($0.text)") }
    let notification = EventNotification(eventType: event, objectID: objectID)
    #expect(try await screens(of: notification, from: factory) == expected)
    #expect(journal.entries == ["loaded \(notification.text)"])
  }

  @Test("Without screens nothing is loaded, and the answer comes at once")
  func noScreens() {
    let factory = hierarchies { _ in Issue.record("a load") }
    var count: Int?
    _ = factory.viewControllers(for: EventNotification(eventType: .paid)) { result in
      count = (try? result.get())?.count
    }
    #expect(count == 0)
  }

  @Test("A failed load makes no screen")
  func failure() async {
    let factory = ScreenHierarchies<Event, Screen>(load: { _ in throw NoNetwork() }) { _ in
      [
        { _ in
          Issue.record("a screen")
          return Screen("", EventNotification(eventType: .inbox))
        }
      ]
    }
    await #expect(throws: NoNetwork.self) {
      try await screens(of: EventNotification(eventType: .inbox), from: factory)
    }
  }

  @Test("A cancelled load ends with a cancellation")
  func calledOff() async {
    let factory = hierarchies { _ in }
    await #expect(throws: CancellationError.self) {
      try await screens(of: EventNotification(eventType: .inbox), from: factory, callingOff: true)
    }
  }

  @Test("A center shows the screens that the hierarchies make")
  func center() async throws {
    let navigation = FakeNavigation()
    let log = FakeLog()
    let center = RemoteNotificationCenter<Event, FakeViewController>(
      scheme: "taskrabbit",
      factory: ScreenHierarchies(load: { _ in }) { event in
        event == .paid ? [] : [{ FakeViewController($0.text) }]
      },
      navigation: navigation,
      presenter: FakePrompts(),
      isActive: { true },
      log: log.note
    )
    await withCheckedContinuation { continuation in
      navigation.whenChanged = { continuation.resume() }
      center.didOpen(.event(.inbox, "1"))
    }
    #expect(navigation.changes == ["set inbox/1"])
    center.didOpen(.event(.paid))
    #expect(log.lines == ["There are no screens for paid"])
  }
}
