/// What has come of fetching: the cases of `UIBackgroundFetchResult`.
package enum FetchResult: String, Sendable, Hashable, CaseIterable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It could not be found out.
  case failed

  /// What several results come to: news if anybody has some, else a failure if anybody has failed.
  init(combining results: some Collection<FetchResult>) {
    if results.contains(.newData) {
      self = .newData
    } else {
      self = results.contains(.failed) ? .failed : .noData
    }
  }
}

/// An object that fetches what a push tells of, for as long as it lives.
@MainActor package protocol BackgroundFetcher: AnyObject {
  /// Fetches; the first result counts, and one that does not come in time is a failure.
  func fetch(for message: PushMessage, completion: @escaping @MainActor (FetchResult) -> Void)
}
