import Foundation
import PushPayloads

/// What Foundation's `JSONSerialization` makes of bytes, and where that is no evidence.
///
/// All of it was measured with Swift 6.3.1 on Linux, over some millions of spoilt texts;
/// `Specs/fuzzing.md` has it as a table.
enum FoundationReading {
  /// It read a value.
  case value(JSONValue)
  /// It refused the text.
  case refusal

  /// Has Foundation read bytes.
  static func of(_ bytes: [UInt8]) -> FoundationReading {
    let object = try? JSONSerialization.jsonObject(
      with: Data(bytes),
      options: .fragmentsAllowed
    )
    // What it returns is read through the same door as an app's user info.
    guard let object, let value = JSONObject(userInfo: ["root": object])?["root"] else {
      return .refusal
    }
    return .value(value)
  }

  /// Whether Foundation is known to read what breaks the grammar in this way.
  static func isLiberty(_ refusal: JSONSyntaxError, in bytes: [UInt8]) -> Bool {
    switch refusal.kind {
    // It takes a comma at the end, a byte order mark, and the encodings of RFC 4627.
    case .trailingComma, .byteOrderMark, .encoding: true
    // It reads no further than its own limit, which is a little more than ours.
    case .sizeLimit: true
    // It tells UTF-16 by a single zero, where the pattern is too short or broken for us.
    default: bytes.prefix(4).contains(0)
    }
  }

  /// Whether Foundation is known to refuse what the grammar allows.
  static func mayRefuse(_ document: JSONDocument) -> Bool {
    !document.loneSurrogates.isEmpty || document.value.numbers.contains { $0.double == nil }
  }

  /// Whether Foundation is known to read a legal text as something else.
  ///
  /// It drops a U+FEFF where it takes up a string, at the beginning and behind an escape; and its
  /// dictionaries hold names for one that are canonically equivalent.
  static func alters(_ document: JSONDocument) -> Bool {
    document.bytes.containsByteOrderMark || document.value.hasEquivalentNames
  }

  // MARK: - Comparing

  /// Whether two values are the same when spelling and order are given up, as Foundation's types do.
  static func isSame(_ own: JSONValue, _ other: JSONValue) -> Bool {
    switch (own, other) {
    case (.number(let own), .number(let other)):
      return isSame(own, other)
    case (.array(let own), .array(let other)):
      return own.count == other.count && zip(own, other).allSatisfy(isSame)
    case (.object(let own), .object(let other)):
      // Of a repeated name both keep the last.
      let names = Set(own.members.map { Array($0.key.utf8) })
      return names.count == other.members.count
        && other.members.allSatisfy { member in
          own[member.key].map { isSame($0, member.value) } ?? false
        }
    default:
      return own == other
    }
  }

  /// Integers are compared as they are; others to twelve digits, as Foundation is some units off in
  /// the last place from the fifteenth digit on.
  private static func isSame(_ own: JSONNumber, _ other: JSONNumber) -> Bool {
    if let own = own.int, let other = other.int { return own == other }
    guard let own = own.double, let other = other.double else { return false }
    return abs(own - other) <= 1e-12 * max(abs(own), abs(other))
  }
}

extension JSONValue {
  /// Every number in the value.
  fileprivate var numbers: [JSONNumber] {
    switch self {
    case .number(let number): [number]
    case .array(let elements): elements.flatMap(\.numbers)
    case .object(let object): object.members.flatMap(\.value.numbers)
    case .null, .bool, .string: []
    }
  }

  /// Whether an object has two names that differ in bytes and not to `String`.
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

extension [UInt8] {
  fileprivate var containsByteOrderMark: Bool {
    var index = 0
    while index + 2 < count {
      if self[index] == 0xEF, self[index + 1] == 0xBB, self[index + 2] == 0xBF { return true }
      index += 1
    }
    return false
  }
}
