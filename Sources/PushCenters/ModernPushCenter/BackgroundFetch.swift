/// The result that the app reports to the system after a background fetch, as in `UIBackgroundFetchResult`.
package enum FetchResult: String, Sendable, Hashable, CaseIterable {
  case newData
  /// The app has asked for data, and there is no new data to download.
  case noData
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
