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
