/// The value of `aps.sound`: the name of a sound, or the dictionary of a critical alert.
package enum NotificationSound: Sendable, Hashable {
  /// The name of a sound file of the app, or "default".
  case named(String)
  /// A dictionary, which Apple documents for critical alerts only.
  case dictionary(SoundDictionary)

  /// Reads the value of `sound`; nil unless it is a string or an object.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let name): self = .named(name)
    case .object(let object): self = .dictionary(SoundDictionary(object))
    default: return nil
    }
  }

  package var value: JSONValue {
    switch self {
    case .named(let name): .string(name)
    case .dictionary(let dictionary): .object(dictionary.object)
    }
  }

  /// The name of a sound file of the app, or "default"; nil if a dictionary states no name.
  package var name: String? {
    switch self {
    case .named(let name): name
    case .dictionary(let dictionary): dictionary.name
    }
  }
}

/// The sound of a critical alert: Apple, Generating a remote notification, table 3.
package struct SoundDictionary: Sendable, Hashable {
  /// The dictionary as written, with members that Apple does not document.
  package var object: JSONObject

  package init(_ object: JSONObject = [:]) {
    self.object = object
  }

  package var name: String? {
    get { object[string: "name"] }
    set { object[string: "name"] = newValue }
  }
}
