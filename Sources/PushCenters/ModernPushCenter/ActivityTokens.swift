import PushPayloads

/// The tokens of Live Activities: each belongs to its activity, replaces the one before, and goes with
/// it; those that start activities belong to a type of attributes.
struct ActivityTokens: Hashable {
  /// How many ended activities are remembered, whose last rotation may still be under way.
  static let endedLimit = 64

  /// The newest token of each purpose.
  private(set) var current: [TokenPurpose: DeviceToken] = [:]
  private var ended: [String] = []

  /// Notes a token; one without a byte, and one of an activity that has ended, are none.
  ///
  /// - Returns: Whether it is kept.
  mutating func rotate(_ token: DeviceToken, for purpose: TokenPurpose) -> Bool {
    guard purpose != .device, !token.bytes.isEmpty, !hasEnded(purpose) else { return false }
    current[purpose] = token
    return true
  }

  /// Drops the token of an activity that has ended.
  mutating func end(activity id: String) {
    current[.activity(id: id)] = nil
    guard !ended.contains(id) else { return }
    ended.append(id)
    if ended.count > Self.endedLimit { ended.removeFirst() }
  }

  /// Whether a purpose is that of an activity which has ended.
  func hasEnded(_ purpose: TokenPurpose) -> Bool {
    guard case .activity(let id) = purpose else { return false }
    return ended.contains(id)
  }
}
