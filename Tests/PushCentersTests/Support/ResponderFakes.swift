import PushCenters
import PushPayloads

enum Event: String, RemoteEventType {
  case inbox
  case taskAssigned = "task_assigned"
  case paid
}

typealias EventNotification = RemoteNotification<Event>

@MainActor class FakeViewController {
  let name: String
  var data: Any?

  init(_ name: String) { self.name = name }
}

@MainActor final class FakeNavigation: NavigationController {
  private(set) var viewControllers: [FakeViewController] = []
  /// Every change in order, each as its kind and the screens after it.
  private(set) var changes: [String] = []
  var whenChanged: (@MainActor () -> Void)?

  var names: [String] { viewControllers.map(\.name) }

  func setViewControllers(_ viewControllers: [FakeViewController], animated: Bool) {
    self.viewControllers = viewControllers
    note("set", animated)
  }

  func pushViewController(_ viewController: FakeViewController, animated: Bool) {
    viewControllers.append(viewController)
    note("push", animated)
  }

  func popViewController(animated: Bool) -> FakeViewController? {
    let top = viewControllers.popLast()
    note("pop", animated)
    return top
  }

  private func note(_ change: String, _ animated: Bool) {
    changes.append("\(change) \(names.joined(separator: ", "))\(animated ? "" : " at once")")
    whenChanged?()
  }
}

/// A factory whose loads end when a test says so, or before the call returns.
@MainActor final class FakeFactory: ScreenFactory {
  struct Load {
    var notification: EventNotification
    var completion: @MainActor (Result<[FakeViewController], any Error>) -> Void
  }

  private(set) var loads: [Load] = []
  private(set) var calledOff: [Int] = []
  var screenless: Set<Event> = []
  var whenStarted: (@MainActor () -> Void)?

  var started: [String] { loads.map { $0.notification.text } }

  func viewControllers(
    for notification: EventNotification,
    completion: @escaping @MainActor (Result<[FakeViewController], any Error>) -> Void
  ) -> @MainActor () -> Void {
    let index = loads.count
    loads.append(Load(notification: notification, completion: completion))
    whenStarted?()
    return { self.calledOff.append(index) }
  }

  func end(_ index: Int) {
    let notification = loads[index].notification
    var names = screenless.contains(notification.eventType) ? [] : [notification.eventType.rawValue]
    if let objectID = notification.objectID, !names.isEmpty { names.append(objectID) }
    loads[index].completion(.success(names.map { FakeViewController($0) }))
  }

  func fail(_ index: Int, with error: any Error) { loads[index].completion(.failure(error)) }
}

@MainActor final class FakeResponder: RemoteNotificationResponder {
  var answer: (EventNotification) -> Bool
  var whenAsked: (@MainActor () -> Void)?
  var whenTold: (@MainActor () -> Void)?
  private(set) var asked: [EventNotification] = []
  private(set) var received: [EventNotification] = []

  init(_ answer: Bool = false) { self.answer = { _ in answer } }

  func isFirstResponder(for notification: EventNotification) -> Bool {
    asked.append(notification)
    whenAsked?()
    return answer(notification)
  }

  func didReceive(_ notification: EventNotification) {
    received.append(notification)
    whenTold?()
  }
}

@MainActor final class EventApp {
  let factory = FakeFactory()
  let navigation = FakeNavigation()
  let prompts = FakeToasts<EventNotification>()
  let log = FakeLog()
  var isActive = true
  private(set) lazy var center = RemoteNotificationCenter<Event, FakeViewController>(
    scheme: "taskrabbit",
    factory: factory,
    navigation: navigation,
    presenter: prompts,
    isActive: { [unowned self] in isActive },
    log: { [log] in log.note($0) }
  )
}

extension RemoteNotification {
  var text: String { [eventType.rawValue, objectID].compactMap(\.self).joined(separator: "/") }
}

extension JSONObject {
  static func event(
    _ event: Event,
    _ objectID: String? = nil,
    alert: String? = "Hello"
  ) -> JSONObject {
    var payload: JSONObject = ["event_type": .string(event.rawValue)]
    if let alert { payload["aps"] = ["alert": .string(alert)] }
    if let objectID { payload["object_id"] = .string(objectID) }
    return payload
  }
}
