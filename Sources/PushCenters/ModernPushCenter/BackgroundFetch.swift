/// The result of a background fetch: the cases of `UIBackgroundFetchResult`.
package enum FetchResult: String, Sendable, Hashable, CaseIterable {
  /// New data was fetched.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed

  /// Combines results: `newData` if any result is `newData`, otherwise `failed` if any is `failed`, otherwise `noData`.
  init(combining results: some Collection<FetchResult>) {
    if results.contains(.newData) {
      self = .newData
    } else {
      self = results.contains(.failed) ? .failed : .noData
    }
  }
}

/// An object that fetches the content that a push announces.
///
/// The center holds the object weakly.
@MainActor package protocol BackgroundFetcher: AnyObject {
  /// Fetches the content.
  ///
  /// The first result counts. The center counts a result that comes too late as a failure.
  func fetch(for message: PushMessage, completion: @escaping @MainActor (FetchResult) -> Void)
}
