import Foundation

extension JSONObject {
  /// The object in the form in which iOS delivers a payload: property-list objects, and `NSNull` for `null`.
  ///
  /// If a name is repeated, the last value counts. Booleans and numbers are both `NSNumber`, so `as? Bool` succeeds for
  /// the number 1.
  public var userInfo: [AnyHashable: Any] {
    var dictionary = [AnyHashable: Any](minimumCapacity: members.count)
    for member in members { dictionary[member.key] = member.value.foundationObject }
    return dictionary
  }

  /// Creates an object from a dictionary like `userInfo`, with names sorted by code units.
  ///
  /// The result is nil if a key is not a string, or if JSON cannot represent a value, such as a date or an infinity.
  public init?(userInfo: [AnyHashable: Any]) {
    self.init(foundationMembers: userInfo.lazy.map { ($0.base as? String, $1) })
  }

  fileprivate init?(foundationMembers pairs: some Collection<(key: String?, value: Any)>) {
    var members: [Member] = []
    members.reserveCapacity(pairs.count)
    for (key, value) in pairs {
      guard let key, let value = JSONValue(foundationObject: value) else { return nil }
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

  /// Creates a value from an object of `userInfo` or of `JSONSerialization`; nil if JSON cannot represent the object.
  package init?(foundationObject object: Any) {
    // A failing cast is slow, so objects from `JSONSerialization` are first recognized by their types.
    switch (type(of: object), object) {
    case (is NSNumber.Type, let value as NSNumber): self.init(foundationNumber: value)
    case (is [String: Any].Type, let value as [String: Any]):
      guard let nested = JSONObject(foundationMembers: value.lazy.map { ($0, $1) }) else {
        return nil
      }
      self = .object(nested)
    case (_, let value as String): self = .string(value)
    case (_, let value as [AnyHashable: Any]):
      guard let nested = JSONObject(userInfo: value) else { return nil }
      self = .object(nested)
    case (_, let value as [Any]):
      var elements: [JSONValue] = []
      for element in value {
        guard let element = JSONValue(foundationObject: element) else { return nil }
        elements.append(element)
      }
      self = .array(elements)
    case (_, let value as NSNumber): self.init(foundationNumber: value)
    case (_, is NSNull): self = .null
    default: return nil
    }
  }

  private static let boolean = type(of: NSNumber(value: true))

  private init?(foundationNumber value: NSNumber) {
    // `as? Bool` also succeeds for the number 1, but a boxed Boolean has its own class.
    guard type(of: value) != Self.boolean else {
      self = .bool(value.boolValue)
      return
    }
    guard let number = JSONNumber(foundationNumber: value) else { return nil }
    self = .number(number)
  }
}

extension JSONNumber {
  /// The number as the first of `Int`, `UInt64` and `Double` that can parse the text, as in `JSONSerialization`.
  fileprivate var foundationNumber: NSNumber {
    if let value = int { return NSNumber(value: value) }
    if let value = UInt64(lexeme) { return NSNumber(value: value) }
    return NSNumber(value: Double(lexeme) ?? .nan)
  }

  fileprivate init?(foundationNumber number: NSNumber) {
    // On Linux, `JSONSerialization` creates an `NSDecimalNumber` for a long integer, with the `objCType` of a double.
    if let decimal = number as? NSDecimalNumber {
      self.init(lexeme: decimal.description)
      return
    }
    switch unsafe UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): self.init(number.doubleValue)
    case UInt8(ascii: "Q"): self.init(number.uint64Value)
    default: self.init(number.int64Value)
    }
  }
}
