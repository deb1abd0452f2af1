import PushPayloads

/// The tokens of Live Activities.
///
/// A token of an activity replaces the activity's earlier token, and is dropped when the activity ends. A token that
/// starts activities belongs to an `ActivityAttributes` type.
struct ActivityTokens: Hashable {
  /// The number of ended activities to remember, because ActivityKit can still deliver their tokens.
  static let endedLimit = 64

  /// The newest token of each running activity, and of each type whose activities a push can start.
  private(set) var current: [TokenPurpose: DeviceToken] = [:]
  private var ended: [String] = []

  /// Stores a token, unless the token is empty or its activity has ended; returns whether the token was stored.
  mutating func rotate(_ token: DeviceToken, for purpose: TokenPurpose) -> Bool {
    guard purpose != .device, !token.bytes.isEmpty, !hasEnded(purpose) else { return false }
    current[purpose] = token
    return true
  }

  mutating func end(activity id: String) {
    current[.activity(id: id)] = nil
    guard !ended.contains(id) else { return }
    ended.append(id)
    if ended.count > Self.endedLimit { ended.removeFirst() }
  }

  func hasEnded(_ purpose: TokenPurpose) -> Bool {
    guard case .activity(let id) = purpose else { return false }
    return ended.contains(id)
  }
}
