/// The result of a background fetch: the cases of `UIBackgroundFetchResult`.
package enum FetchResult: String, Sendable, Hashable, CaseIterable {
  /// New data was fetched.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed

  /// Combines several results: new data if any fetcher has some, else a failure if any fetcher has failed.
  init(combining results: some Collection<FetchResult>) {
    if results.contains(.newData) {
      self = .newData
    } else {
      self = results.contains(.failed) ? .failed : .noData
    }
  }
}

/// An object that fetches the content a push announces.
///
/// It is asked for as long as it lives.
@MainActor package protocol BackgroundFetcher: AnyObject {
  /// Fetches; the first result counts, and one that does not come in time counts as a failure.
  func fetch(for message: PushMessage, completion: @escaping @MainActor (FetchResult) -> Void)
}
