public import PushPayloads

/// Storage that outlives an application's process, like `UserDefaults`.
@MainActor public final class ApplicationStorage {
  private var values: [String: JSONValue] = [:]

  /// Creates empty storage, as after the app is installed.
  public init() {}

  /// The value stored under a key; nil if no value is stored under the key.
  public subscript(key: String) -> JSONValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
