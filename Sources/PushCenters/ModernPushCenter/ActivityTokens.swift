import PushPayloads

struct ActivityTokens: Hashable {
  /// The number of ended activities to remember, because ActivityKit can still deliver their tokens.
  static let endedLimit = 64

  private(set) var current: [TokenPurpose: DeviceToken] = [:]
  private var ended: [String] = []

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
