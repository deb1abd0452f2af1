/// What several services fetch for one notification, of which the system is told once.
@MainActor final class JoinedFetch {
  private var missing: Int
  private var results: [FetchResult] = []
  private let reply: @MainActor (FetchResult) -> Void

  /// Begins a fetch.
  ///
  /// - Parameters:
  ///   - count: How many take part. It is known before the first is called: one that answers inside its
  ///     call would otherwise be taken for the last.
  ///   - reply: Is given what has come of it; at once if nobody takes part.
  init(of count: Int, reply: @escaping @MainActor (FetchResult) -> Void) {
    missing = count
    self.reply = reply
    if count == 0 { reply(FetchResult(combining: [])) }
  }

  /// A completion handler for one of those who take part; what it is given a second time is dropped.
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
