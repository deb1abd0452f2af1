import Foundation
import PushPayloads
import class PushSimulation.VirtualClock
import Testing

@testable import PushCenters

/// A device with an app, whose processes start and end.
@MainActor final class ModernApp {
  let clock = VirtualClock()
  let application = FakeApplication()
  let system = FakeSystem()
  let registry = FakeRegistry()
  let storage = FakeStorage()
  let toasts = FakeToasts<PushMessage>()
  let router = FakeRouter()
  let log = FakeLog()
  /// The app's screens with their events; nil if the app has none.
  let events: EventApp?
  private(set) var listener = FakeListener()
  private(set) var center: ModernPushCenter
  private let make: @MainActor () -> ModernPushCenter

  init(
    hasToasts: Bool = true,
    hasEvents: Bool = false,
    isReady: Bool = true,
    configure: (inout ModernPushCenter.Configuration) -> Void = { _ in }
  ) {
    var configuration = ModernPushCenter.Configuration()
    configuration.isOwn = { $0["theirs"] == nil }
    configuration.retries = RetryPolicy(attempts: 3, firstDelay: .seconds(1))
    configure(&configuration)
    events = hasEvents ? EventApp() : nil
    let router = RouterDestination(router: router) { [log] in log.note("refused \($0)") }
    let services = ModernPushCenter.Services(
      application: application,
      notifications: system,
      registry: registry,
      storage: storage,
      toasts: hasToasts ? toasts : nil,
      destinations: (events.map { [$0.center] } ?? []) + [router],
      clock: clock
    )
    make = { [log] in
      ModernPushCenter(services: services, configuration: configuration) { log.note($0) }
    }
    center = make()
    center.addListener(listener)
    if isReady { center.didBuildInterface() }
  }

  var waiting: Int { clock.waiting }

  func advance(by duration: Duration) { clock.advance(by: duration) }

  /// Ends the process and starts another one, which has not launched yet.
  func restart() {
    center = make()
    listener = FakeListener()
    center.addListener(listener)
  }

  @discardableResult
  func present(_ identifier: String, _ payload: JSONObject) -> Replies<PresentationOptions> {
    let replies = Replies<PresentationOptions>()
    let request = NotificationRequest(identifier: identifier, payload: payload)
    center.willPresent(request, withCompletionHandler: replies.give)
    return replies
  }

  @discardableResult
  func respond(
    _ identifier: String,
    _ payload: JSONObject,
    action: String = NotificationResponse.defaultActionIdentifier,
    text: String? = nil
  ) -> Replies<Void> {
    let replies = Replies<Void>()
    let response = NotificationResponse(
      to: NotificationRequest(identifier: identifier, payload: payload),
      actionIdentifier: action,
      userText: text
    )
    center.didReceive(response) { replies.give(()) }
    return replies
  }

  @discardableResult
  func fetch(_ payload: JSONObject) -> Replies<FetchResult> {
    let replies = Replies<FetchResult>()
    center.didReceiveRemoteNotification(payload.userInfo, fetchCompletionHandler: replies.give)
    return replies
  }

  func token(_ bytes: UInt8...) {
    center.didRegisterForRemoteNotifications(deviceToken: DeviceToken(bytes: bytes))
  }
}

extension JSONObject {
  static func push(
    _ text: String? = "Hello",
    url: String? = nil,
    id: String? = nil,
    wakes: Bool = false
  ) -> JSONObject {
    var aps: JSONObject = [:]
    if let text { aps["alert"] = .string(text) }
    if wakes { aps["content-available"] = 1 }
    var payload: JSONObject = ["aps": .object(aps)]
    payload["url"] = url.map(JSONValue.string)
    payload["message_id"] = id.map(JSONValue.string)
    return payload
  }
}

/// Lets tasks of the main actor run until a condition holds; gives up after 10,000 hops.
@MainActor func until(
  _ holds: () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<10_000 {
    if holds() { return }
    await Task.yield()
  }
  Issue.record("it never came to hold", sourceLocation: sourceLocation)
}

/// Lets the tasks of the main actor run, before a test expects that they had no effect; a resumed task needs several
/// hops.
@MainActor func quiet() async { for _ in 0..<200 { await Task.yield() } }
