import PushCenters
import PushPayloads

@MainActor final class FakeListener: PushListener {
  private(set) var events: [PushEvent] = []
  var whenTold: (@MainActor (ModernPushCenter, PushEvent) -> Void)?

  var heard: [String] { events.map(\.text) }

  func pushCenter(_ center: ModernPushCenter, didNotice event: PushEvent) {
    events.append(event)
    whenTold?(center, event)
  }
}

extension PushEvent {
  var text: String {
    switch self {
    case .received(let message): "received \(message.name)"
    case .opened(let message): "opened \(message.name)"
    case .registered(let token): "token \(token.hexadecimal)"
    case .permissionChanged(let status): "permission \(status)"
    }
  }
}

extension PushMessage {
  var name: String { alertText ?? content.type ?? "silent" }
}

@MainActor final class FakeSuppressor: PresentationSuppressor {
  private let answer: SuppressionAnswer

  init(_ answer: SuppressionAnswer) { self.answer = answer }

  func suppression(of message: PushMessage) -> SuppressionAnswer { answer }
}

/// An answer that a suppressor gives when the test says so.
@MainActor final class Finding {
  private var waiting: CheckedContinuation<Bool, Never>?

  var isAsked: Bool { waiting != nil }

  func find() async -> Bool { await withCheckedContinuation { waiting = $0 } }

  func end(_ isSuppressed: Bool) {
    waiting?.resume(returning: isSuppressed)
    waiting = nil
  }
}

/// Another SDK, which answers as often as a test says.
@MainActor final class FakeSDK: ForeignNotificationHandler {
  private(set) var taken: [String] = []
  var answers = 1

  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  ) {
    taken.append("present \(request.identifier ?? "")")
    for _ in 0..<answers { completion([.list]) }
  }

  func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
    taken.append("respond \(response.request.identifier ?? "")")
    for _ in 0..<answers { completion() }
  }

  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (FetchResult) -> Void
  ) {
    taken.append("fetch")
    for _ in 0..<answers { completion(.newData) }
  }
}

/// The center's replies to one callback, of which there should be exactly one.
@MainActor final class Replies<Value> {
  private(set) var values: [Value] = []

  func give(_ value: Value) { values.append(value) }
}
