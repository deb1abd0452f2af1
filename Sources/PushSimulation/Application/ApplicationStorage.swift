public import PushPayloads

/// Storage that outlives an application's process, like `UserDefaults`.
@MainActor public final class ApplicationStorage {
  private var values: [String: JSONValue] = [:]

  /// Creates an empty storage, as after an installation.
  public init() {}

  /// The value stored under a key; nil if no value is stored under the key.
  public subscript(key: String) -> JSONValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
