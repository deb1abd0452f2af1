/// An object that collects the fetch results of several services for one notification, and replies to the system once.
@MainActor final class JoinedFetch {
  private var missing: Int
  private var results: [FetchResult] = []
  private let reply: @MainActor (FetchResult) -> Void

  /// Begins to wait for the results; `reply` is called at once if no service fetches.
  ///
  /// The caller has to know `count` before it calls the first service. Otherwise the first answer could look like the
  /// last.
  init(of count: Int, reply: @escaping @MainActor (FetchResult) -> Void) {
    missing = count
    self.reply = reply
    if count == 0 { reply(FetchResult(combining: [])) }
  }

  /// Returns a completion handler for one service; only its first call counts.
  func answer() -> @MainActor (FetchResult) -> Void {
    var hasAnswered = false
    return { [self] result in
      guard !hasAnswered else { return }
      hasAnswered = true
      results.append(result)
      missing -= 1
      if missing == 0 { reply(FetchResult(combining: results)) }
    }
  }
}
