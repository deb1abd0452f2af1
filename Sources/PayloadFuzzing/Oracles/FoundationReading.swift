import Foundation
import PushPayloads

/// The result of Foundation's `JSONSerialization` for a body, and the known deviations of Foundation from RFC 8259.
///
/// The authors measured the deviations with Swift 6.3.1 on Linux, on millions of corrupted texts. `Specs/fuzzing.md`
/// lists the deviations.
enum FoundationReading {
  case value(JSONValue)
  /// Foundation refused the text, or returned a value that JSON cannot represent.
  case refusal

  static func of(_ bytes: [UInt8]) -> FoundationReading {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    return object.flatMap(JSONValue.init(foundationObject:)).map(FoundationReading.value)
      ?? .refusal
  }

  /// Returns whether Foundation is known to accept a text with this syntax error.
  static func isLiberty(_ refusal: JSONSyntaxError, in bytes: [UInt8]) -> Bool {
    switch refusal.kind {
    // Foundation accepts a trailing comma, a byte order mark, and the encodings of RFC 4627.
    case .trailingComma, .byteOrderMark, .encoding: true
    // Foundation's size limit is a little larger than the kit's.
    case .sizeLimit: true
    // Foundation recognizes UTF-16 by a single zero byte, even if the text lacks the pattern that the kit looks for.
    default: bytes.prefix(4).contains(0)
    }
  }

  /// Returns whether Foundation can refuse a legal text, because of an unpaired surrogate or a number beyond `Double`.
  static func mayRefuse(_ document: JSONDocument) -> Bool {
    !document.loneSurrogates.isEmpty || document.value.numbers.contains { $0.double == nil }
  }

  /// Returns whether Foundation is known to read a legal text differently from the kit.
  ///
  /// Foundation drops a U+FEFF at the beginning of a string and after an escape. Its dictionaries treat two canonically
  /// equivalent names as the same name.
  static func alters(_ document: JSONDocument, _ value: JSONValue) -> Bool {
    document.bytes.contains([0xEF, 0xBB, 0xBF]) || value.hasEquivalentNames
  }

  // MARK: - Comparing

  /// Returns whether two values are the same; the spelling of numbers and the order of members do not count.
  static func isSame(_ own: JSONValue, _ other: JSONValue) -> Bool {
    switch (own, other) {
    case (.number(let own), .number(let other)):
      return isSame(own, other)
    case (.array(let own), .array(let other)):
      return own.count == other.count && zip(own, other).allSatisfy(isSame)
    case (.object(let own), .object(let other)):
      // If a name is repeated, both readers keep the last value.
      let isRepeated = own.members.count != other.members.count
      let names = isRepeated ? Set(own.members.map { Array($0.key.utf8) }).count : own.members.count
      return names == other.members.count
        && other.members.allSatisfy { member in
          own[member.key].map { isSame($0, member.value) } ?? false
        }
    default:
      return own == other
    }
  }

  /// Returns whether two numbers are equal: integers exactly, other numbers to twelve digits.
  ///
  /// Foundation's doubles can differ from the nearest doubles from the fifteenth digit on.
  private static func isSame(_ own: JSONNumber, _ other: JSONNumber) -> Bool {
    if let own = own.int, let other = other.int { return own == other }
    guard let own = own.double, let other = other.double else { return false }
    return abs(own - other) <= 1e-12 * max(abs(own), abs(other))
  }
}

extension JSONValue {
  var numbers: [JSONNumber] {
    switch self {
    case .number(let number): [number]
    case .array(let elements): elements.flatMap(\.numbers)
    case .object(let object): object.members.flatMap(\.value.numbers)
    case .null, .bool, .string: []
    }
  }

  /// True if an object has two names that differ in bytes but are equal as `String`.
  fileprivate var hasEquivalentNames: Bool {
    switch self {
    case .array(let elements): return elements.contains(where: \.hasEquivalentNames)
    case .object(let object):
      let names = object.members.map(\.key)
      return Set(names).count < Set(names.map { Array($0.utf8) }).count
        || object.members.contains(where: \.value.hasEquivalentNames)
    case .null, .bool, .number, .string: return false
    }
  }
}
