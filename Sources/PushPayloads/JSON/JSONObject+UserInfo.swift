import Foundation

extension JSONObject {
  /// The object as iOS delivers a payload: property-list objects, and `NSNull` for `null`.
  ///
  /// If a name is repeated, the last value counts. Booleans and numbers are both `NSNumber`, so `as? Bool` succeeds for
  /// the number 1.
  public var userInfo: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for member in members { dictionary[member.key] = member.value.foundationObject }
    return dictionary
  }

  /// Creates an object from a dictionary like `userInfo`, with names in the order of their code units.
  ///
  /// Nil if a key is not a string, or JSON cannot represent a value, such as a date or an infinity.
  public init?(userInfo: [AnyHashable: Any]) {
    var members: [Member] = []
    for (key, value) in userInfo {
      guard let key = key.base as? String, let value = JSONValue(foundationObject: value) else {
        return nil
      }
      members.append(Member(key: key, value: value))
    }
    members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    self.init(members)
  }
}

extension JSONValue {
  fileprivate var foundationObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): value.foundationNumber
    case .string(let value): value
    case .array(let elements): elements.map(\.foundationObject)
    case .object(let object): object.userInfo
    }
  }

  fileprivate init?(foundationObject object: Any) {
    // The casts of common values come first, because casts of the others are slow.
    switch object {
    case let value as String: self = .string(value)
    case let value as [AnyHashable: Any]:
      guard let nested = JSONObject(userInfo: value) else { return nil }
      self = .object(nested)
    case let value as NSNumber:
      // `as? Bool` also succeeds for the number 1, but a boxed Boolean has its own class.
      if type(of: value) == type(of: NSNumber(value: true)) {
        self = .bool(value.boolValue)
      } else if let number = JSONNumber(foundationNumber: value) {
        self = .number(number)
      } else {
        return nil
      }
    case let value as [Any]:
      var elements: [JSONValue] = []
      for element in value {
        guard let element = JSONValue(foundationObject: element) else { return nil }
        elements.append(element)
      }
      self = .array(elements)
    case is NSNull: self = .null
    default: return nil
    }
  }
}

extension JSONNumber {
  /// The number in the first type that can read its text: `Int`, `UInt64` or `Double`, as in `JSONSerialization`.
  fileprivate var foundationNumber: NSNumber {
    if let value = int { return NSNumber(value: value) }
    if let value = UInt64(lexeme) { return NSNumber(value: value) }
    return NSNumber(value: Double(lexeme) ?? .nan)
  }

  fileprivate init?(foundationNumber number: NSNumber) {
    // On Linux `JSONSerialization` creates decimal numbers for long integers, with the type code of doubles.
    if let decimal = number as? NSDecimalNumber {
      self.init(lexeme: decimal.description)
      return
    }
    let encoding = unsafe String(cString: number.objCType)
    switch encoding {
    case "d", "f": self.init(number.doubleValue)
    case "Q": self.init(number.uint64Value)
    default: self.init(number.int64Value)
    }
  }
}
