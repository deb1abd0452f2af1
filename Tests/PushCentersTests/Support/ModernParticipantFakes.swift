import PushCenters
import PushPayloads

/// An object that notes what it is told, and may do something then.
@MainActor final class FakeListener: PushListener {
  private(set) var events: [PushEvent] = []
  var whenTold: (@MainActor (ModernPushCenter, PushEvent) -> Void)?

  /// What it was told, in a few letters.
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
  /// The text, or the type of what has none.
  var name: String { alertText ?? content.type ?? "silent" }
}

/// A screen that answers as it is told to, and may do something while it is asked.
@MainActor final class FakeSuppressor: PresentationSuppressor {
  var answer: SuppressionAnswer
  var whenAsked: (@MainActor () -> Void)?
  private(set) var asked: [String] = []

  init(_ answer: SuppressionAnswer) {
    self.answer = answer
  }

  func suppression(of message: PushMessage) -> SuppressionAnswer {
    asked.append(message.name)
    whenAsked?()
    return answer
  }
}

/// Something that is found out when somebody says so.
@MainActor final class Finding {
  private var waiting: CheckedContinuation<Bool, Never>?

  var isAsked: Bool { waiting != nil }

  func find() async -> Bool { await withCheckedContinuation { waiting = $0 } }

  func end(_ isSuppressed: Bool) {
    waiting?.resume(returning: isSuppressed)
    waiting = nil
  }
}

/// An object that fetches and says what has come of it when it is told to, or at once.
@MainActor final class FakeFetcher: BackgroundFetcher {
  private(set) var fetched: [String] = []
  private(set) var completions: [@MainActor (FetchResult) -> Void] = []
  var result: FetchResult?

  init(_ result: FetchResult? = nil) {
    self.result = result
  }

  func fetch(for message: PushMessage, completion: @escaping @MainActor (FetchResult) -> Void) {
    fetched.append(message.name)
    completions.append(completion)
    if let result { completion(result) }
  }
}

/// Another SDK, which answers as often as it is told to.
@MainActor final class FakeSDK: ForeignNotificationHandler {
  private(set) var taken: [String] = []
  var options: PresentationOptions = [.list]
  var answers = 1

  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  ) {
    taken.append("present \(request.identifier ?? "")")
    for _ in 0..<answers { completion(options) }
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

/// The replies to one callback, which should be one.
@MainActor final class Replies<Value> {
  private(set) var values: [Value] = []

  func give(_ value: Value) { values.append(value) }
}
