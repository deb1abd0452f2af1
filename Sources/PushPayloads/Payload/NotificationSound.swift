/// The sound that a notification plays.
public enum NotificationSound: Sendable, Hashable {
  /// A file of the app, or "default".
  case named(String)
  /// The dictionary that critical alerts use.
  case dictionary(SoundDictionary)

  /// Reads the value of `sound`; nil for anything but a string or an object.
  public init?(_ value: JSONValue) {
    switch value {
    case .string(let name): self = .named(name)
    case .object(let object): self = .dictionary(SoundDictionary(object))
    default: return nil
    }
  }

  /// The value of `sound`.
  public var value: JSONValue {
    switch self {
    case .named(let name): .string(name)
    case .dictionary(let dictionary): .object(dictionary.object)
    }
  }

  /// A file of the app, or "default", in either form.
  public var name: String? {
    switch self {
    case .named(let name): name
    case .dictionary(let dictionary): dictionary.name
    }
  }
}

/// The sound of a critical alert: Apple, Generating a remote notification, table 3.
public struct SoundDictionary: Sendable, Hashable {
  /// The dictionary, as it is written.
  public var object: JSONObject

  /// Views an object as a sound.
  public init(_ object: JSONObject = [:]) {
    self.object = object
  }

  /// Whether the mute switch is overruled, which Apple has to allow.
  public var isCritical: Bool {
    get { object[flag: "critical"] }
    set { object[flag: "critical"] = newValue }
  }

  /// A file of the app, or "default".
  public var name: String? {
    get { object[string: "name"] }
    set { object[string: "name"] = newValue }
  }

  /// From 0, which is silent, to 1, which is full; leaving out 0 plays at full volume.
  public var volume: Double? {
    get { object[double: "volume"] }
    set { object[double: "volume"] = newValue }
  }
}
