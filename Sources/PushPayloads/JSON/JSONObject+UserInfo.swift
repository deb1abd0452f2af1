import Foundation

extension JSONObject {
  /// The object as iOS hands a payload over: property-list objects, and `NSNull` for `null`.
  ///
  /// Of a repeated name the last value is kept. Booleans and numbers are both `NSNumber`, which is how
  /// `as? Bool` comes to succeed for the number 1.
  public var userInfo: [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    for member in members { dictionary[member.key] = member.value.foundationObject }
    return dictionary
  }

  /// Reads a dictionary shaped like `userInfo`, names in the order of their code units.
  ///
  /// Nil if it holds a key that is no string or a value that JSON has no word for (a date, an infinity).
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
    switch object {
    case is NSNull: self = .null
    case let value as String: self = .string(value)
    case let value as [Any]:
      var elements: [JSONValue] = []
      for element in value {
        guard let element = JSONValue(foundationObject: element) else { return nil }
        elements.append(element)
      }
      self = .array(elements)
    case let value as [AnyHashable: Any]:
      guard let nested = JSONObject(userInfo: value) else { return nil }
      self = .object(nested)
    case let value as NSNumber:
      // `as? Bool` succeeds for the number 1 as well; the class of a boxed Boolean is its own.
      if type(of: value) == type(of: NSNumber(value: true)) {
        self = .bool(value.boolValue)
      } else if let number = JSONNumber(foundationNumber: value) {
        self = .number(number)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension JSONNumber {
  /// The narrowest of what `JSONSerialization` chooses from: `Int`, `UInt64`, `Double`.
  fileprivate var foundationNumber: NSNumber {
    if let value = int { return NSNumber(value: value) }
    if let value = UInt64(lexeme) { return NSNumber(value: value) }
    return NSNumber(value: Double(lexeme) ?? .nan)
  }

  fileprivate init?(foundationNumber number: NSNumber) {
    // On Linux `JSONSerialization` makes these of long integers, and they call themselves doubles.
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
