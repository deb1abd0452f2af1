import PushConformance

/// A simple correct center that stores the tokens of Live Activities separately from the device token.
class PlainActivity: PlainRegistrar, ActivityTokenCenter {
  typealias Purpose = ActivityTokenPurpose
  typealias Answer = Result<Void, any Error>

  struct Entry {
    var token: String
    var failures = 0
    var retry: VirtualClock.Timer?
  }

  var entries: [Purpose: Entry] = [:]
  var ended: Set<String> = []

  // MARK: - Callbacks of the app

  func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
    guard !ended.contains(id) else { return }
    receive(token.hexadecimal, for: .activity(id))
  }

  func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
    receive(token.hexadecimal, for: .pushToStart(attributesType))
  }

  func activityDidEnd(_ id: String) {
    ended.insert(id)
    guard let gone = entries.removeValue(forKey: .activity(id)) else { return }
    gone.retry?.cancel()
    drop(gone.token, for: .activity(id))
  }

  // MARK: - Requests to the server

  func receive(_ token: String, for purpose: Purpose) {
    guard entries[purpose]?.token != token else { return }
    entries[purpose]?.retry?.cancel()
    entries[purpose] = Entry(token: token)
    uploadToken(for: purpose)
  }

  func uploadToken(for purpose: Purpose) {
    guard isOn, let token = entries[purpose]?.token else { return }
    send(token, for: purpose) { [weak self] result in
      self?.uploadEnded(result, of: token, for: purpose)
    }
  }

  func send(_ token: String, for purpose: Purpose, _ completion: @escaping Completion) {
    application.uploadActivityToken(token, for: purpose, completion: completion)
  }

  func uploadEnded(_ result: Answer, of token: String, for purpose: Purpose) {
    guard entries[purpose]?.token == token, case .failure = result, !result.isRejected
    else { return }
    tryAgain(purpose)
  }

  func tryAgain(_ purpose: Purpose) {
    let failures = (entries[purpose]?.failures ?? 0) + 1
    entries[purpose]?.failures = failures
    guard failures < 5 else { return }
    entries[purpose]?.retry = schedule(failures) { $0.uploadToken(for: purpose) }
  }

  func schedule(
    _ failures: Int,
    _ action: @escaping @MainActor (PlainActivity) -> Void
  ) -> VirtualClock.Timer {
    application.later(.seconds(30 << failures)) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Unregisters a token once, without a retry; no requirement demands this request.
  func drop(_ token: String, for purpose: Purpose) {
    application.unregisterActivityToken(token, for: purpose, completion: nil)
  }
}
