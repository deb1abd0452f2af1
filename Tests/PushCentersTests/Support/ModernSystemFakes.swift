import Foundation
import PushCenters
import PushPayloads

@MainActor final class FakeApplication: RemoteNotificationApplication {
  var phase = ApplicationPhase.active
  private(set) var registrations = 0

  func registerForRemoteNotifications() { registrations += 1 }
}

@MainActor final class FakeSystem: NotificationSystem {
  struct Interrupted: Error {}

  var status = PermissionStatus.notDetermined
  /// The status after the next request; nil if the request fails.
  var answer: PermissionStatus? = .authorized
  /// True if the user answers only when the test calls `decide()`.
  var isThinking = false
  var delivered: [NotificationRequest] = []
  private(set) var requested: [AuthorizationOptions] = []
  private(set) var removed: [[String]] = []
  private(set) var badges: [Int] = []
  private(set) var categories: [NotificationCategory] = []
  /// True if the test answers reads of the settings and of the delivered notifications later.
  var holdsReadings = false
  private(set) var readings: [CheckedContinuation<PermissionStatus, Never>] = []
  private(set) var deliveryReadings: [CheckedContinuation<Void, Never>] = []
  private var thoughts: [CheckedContinuation<Void, Never>] = []

  func requestAuthorization(options: AuthorizationOptions) async throws -> Bool {
    requested.append(options)
    if isThinking { await withCheckedContinuation { thoughts.append($0) } }
    guard let answer else { throw Interrupted() }
    status = answer
    return [.authorized, .provisional, .ephemeral].contains(answer)
  }

  func decide() {
    let all = thoughts
    thoughts = []
    for thought in all { thought.resume() }
  }

  func permissionStatus() async -> PermissionStatus {
    guard holdsReadings else { return status }
    return await withCheckedContinuation { readings.append($0) }
  }
  func setNotificationCategories(_ categories: [NotificationCategory]) {
    self.categories = categories
  }
  func deliveredNotifications() async -> [NotificationRequest] {
    if holdsReadings { await withCheckedContinuation { deliveryReadings.append($0) } }
    return delivered
  }
  func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    removed.append(identifiers)
  }
  func setBadgeCount(_ count: Int) { badges.append(count) }
}

/// A server that answers at once.
@MainActor final class FakeRegistry: DeviceRegistry {
  /// The requests as texts, in the order in which they start: `+` stores a registration, `-` forgets it.
  private(set) var requests: [String] = []
  /// The answers to the next requests; after the last one, every request succeeds.
  var answers: [Result<Void, RegistryFailure>] = []

  func register(_ registration: TokenRegistration) async throws(RegistryFailure) {
    try answer("+" + registration.text)
  }

  func unregister(_ registration: TokenRegistration) async throws(RegistryFailure) {
    try answer("-" + registration.text)
  }

  private func answer(_ request: String) throws(RegistryFailure) {
    requests.append(request)
    if !answers.isEmpty { try answers.removeFirst().get() }
  }
}

extension TokenRegistration {
  /// The registration as a short text: `0aff anna`, `start Score 01`, `activity 7 02`.
  var text: String {
    let prefix =
      switch purpose {
      case .device: ""
      case .pushToStart(let type): "start \(type) "
      case .activity(let id): "activity \(id) "
      }
    return prefix + token.hexadecimal + (account.map { " \($0)" } ?? "")
  }
}

@MainActor final class FakeStorage: PushStorage {
  private(set) var values: [String: Data] = [:]

  func data(forKey key: String) -> Data? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value as? Data }
}
