/// The fetch of several services for one notification, with one combined result for the system.
@MainActor final class JoinedFetch {
  private var missing: Int
  private var results: [FetchResult] = []
  private let reply: @MainActor (FetchResult) -> Void

  /// Begins a fetch.
  ///
  /// - Parameters:
  ///   - count: The number of services that take part. It has to be known before the first service is called: if that
  ///     service answers at once, it must not be taken for the last one.
  ///   - reply: A closure that receives the combined result; it is called at once if no service takes part.
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
