public import PushPayloads

/// The storage of an application beyond the end of its process, as `UserDefaults` is.
@MainActor public final class ApplicationStorage {
  private var values: [String: JSONValue] = [:]

  /// Creates an empty storage, as after an installation.
  public init() {}

  /// The value that is kept under a key.
  public subscript(key: String) -> JSONValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
