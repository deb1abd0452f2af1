import Foundation
import PushCenters
import PushPayloads

@MainActor final class FakeRegistrar: RemoteNotificationRegistrar {
  let separatesSettingsFromRegistration = true
  private(set) var calls: [String] = []

  func registerUserNotificationSettings() { calls.append("settings") }
  func registerForRemoteNotifications() { calls.append("remote") }
  func registerForRemoteNotificationTypes() { calls.append("types") }
}

/// A server that answers when a test says so.
@MainActor final class FakeServer: DeviceAPI {
  struct Request {
    var parameters: [String: String]
    var completion: @MainActor (Bool) -> Void
  }

  private(set) var requests: [Request] = []
  /// The answer that arrives before the call returns; nil if the test answers later.
  var immediateAnswer: Bool?

  var tokens: [String?] { requests.map { $0.parameters["token"] } }

  func post(
    _ path: String,
    parameters: [String: String],
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    requests.append(Request(parameters: parameters, completion: completion))
    if let immediateAnswer { completion(immediateAnswer) }
  }

  func answer(_ index: Int, accepting accepted: Bool) { requests[index].completion(accepted) }
}

@MainActor final class FakeToasts<Notification>: ToastPresenter {
  private(set) var presented: [Notification] = []
  private var actions: [@MainActor () -> Void] = []

  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void) {
    presented.append(notification)
    actions.append(activated)
  }

  func tap(_ index: Int) { actions[index]() }
}

@MainActor final class FakeRouter: Router {
  private(set) var opened: [String] = []
  var accepts = true

  func handleOpen(_ url: URL) -> Bool {
    opened.append(url.absoluteString)
    return accepts
  }
}

@MainActor final class FakeScreen: PushCenterDelegate {
  private let suppresses: Bool
  private(set) var asked: [PushNotification] = []

  init(suppresses: Bool) { self.suppresses = suppresses }

  func pushCenter(_ center: PushCenter, shouldSuppress notification: PushNotification) -> Bool {
    asked.append(notification)
    return suppresses
  }
}

@MainActor final class FakeLog {
  private(set) var lines: [String] = []

  func note(_ line: some CustomStringConvertible) { lines.append(line.description) }
}

@MainActor struct App {
  let registrar = FakeRegistrar()
  let server = FakeServer()
  let toasts = FakeToasts<PushNotification>()
  let router = FakeRouter()
  let log = FakeLog()
  let notificationCenter = NotificationCenter()
  let center: PushCenter

  init() {
    center = PushCenter(
      registrar: registrar,
      api: server,
      toasts: toasts,
      router: router,
      notificationCenter: notificationCenter,
      log: { [log] in log.note($0) }
    )
  }
}

extension JSONObject {
  static func message(_ text: String = "Hello", url: String? = "genius://chat/1") -> JSONObject {
    var payload: JSONObject = ["aps": ["alert": .string(text)]]
    if let url { payload["genius"] = ["url": .string(url), "type": "message"] }
    return payload
  }
}
