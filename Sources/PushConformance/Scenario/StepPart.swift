import PushCorpus
import PushPayloads
import PushSimulation

/// A value in the steps of one kind: the value's form in scenario files, its words in texts, and the names it contains.
struct StepPart<Value: WireValue>: Sendable {
  let place: StepPlace
  var read: @Sendable (StepArgument) throws -> Value
  /// Returns the value as scenario files write it; nil for a member that is absent.
  let written: @Sendable (Value) -> (any Encodable)?
  var words: @Sendable (Value) -> String
  var note: @Sendable (Value, inout StepNames) -> Void = { _, _ in }
}

extension StepPart {
  init(
    at place: StepPlace,
    words: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) where Value: Codable {
    self.init(place: place, read: { try $0.value(at: place) }, written: { $0 }, words: words)
  }

  /// Creates a part whose value is written as a string; `refusal` returns the error message for an invalid string.
  init(
    at place: StepPlace,
    reading value: @escaping @Sendable (String) -> Value?,
    orRefuse refusal: @escaping @Sendable (_ name: String) -> String = { _ in "" },
    writing text: @escaping @Sendable (Value) -> String
  ) {
    let read = { @Sendable (argument: StepArgument) throws -> Value in
      if let value = value(try argument.value(at: place)) { return value }
      throw argument.decoder.corrupted(refusal(argument.name))
    }
    self.init(place: place, read: read, written: { text($0) }, words: text)
  }

  func worded(_ words: @escaping @Sendable (Value) -> String) -> Self {
    var part = self
    part.words = words
    return part
  }

  func noted(_ note: @escaping @Sendable (Value, inout StepNames) -> Void) -> Self {
    var part = self
    part.note = note
    return part
  }

  func refusing(_ message: String, if isRefused: @escaping @Sendable (Value) -> Bool) -> Self {
    var part = self
    part.read = { argument in
      let value = try read(argument)
      guard !isRefused(value) else { throw argument.decoder.corrupted(message) }
      return value
    }
    return part
  }
}

enum StepPlace: Sendable, Hashable {
  /// The argument is the value.
  case whole
  /// The argument is an object, and the value belongs to this member.
  case member(String)
  /// The argument is an object with one member, and the value is the name of this member.
  case key
  /// The argument is an object with one member, and the value belongs to this member.
  case entry

  var member: String? { if case .member(let name) = self { name } else { nil } }
}

struct StepArgument {
  let name: String
  let decoder: any Decoder

  func value<Value: Decodable>(at place: StepPlace) throws -> Value {
    if place == .whole { return try decoder.singleValueContainer().decode(Value.self) }
    let members = try decoder.container(keyedBy: MemberName.self)
    let key = place.member.map(MemberName.init(stringValue:)) ?? members.allKeys.first
    guard let key else { throw decoder.corrupted("the argument has no member") }
    return try members.decode(Value.self, forKey: key)
  }

  func value<Value: Decodable>(ofMember name: String) throws -> Value? {
    let members = try decoder.container(keyedBy: MemberName.self)
    return try members.decodeIfPresent(Value.self, forKey: MemberName(stringValue: name))
  }
}

extension StepPart where Value == String {
  /// A string that appears in sentences without quotation marks.
  static func text(_ place: StepPlace = .whole) -> Self { Self(at: place) }

  static func quoted(_ place: StepPlace = .whole) -> Self { Self(at: place, words: \.inQuotes) }

  /// A name that must not be empty; `owner` says in error messages what has the name, such as "a scene".
  static func named(_ owner: String, _ place: StepPlace = .whole) -> Self {
    .quoted(place).refusing("\(owner) has a name", if: \.isEmpty)
  }

  static var notification: Self { .nameOfNotification(.whole) }
  static var ofNotification: Self { .nameOfNotification(.member("of")) }
  static var toNotification: Self { .nameOfNotification(.member("to")) }

  private static func nameOfNotification(_ place: StepPlace) -> Self {
    .quoted(place).noted { $1.notifications.append($0) }
  }

  static var participant: Self { .quoted().noted { $1.participant = $0 } }

  /// The participant that the step changes, named by the argument's key; the key's value is the new set of answers.
  static var changed: Self {
    .key(orRefuse: #"name one participant, such as {"chat": "none"}"#)
      .noted { $1.participant = $0 }
  }

  static func key(orRefuse refusal: String) -> Self {
    var part = Self.quoted(.key)
    part.read = { argument in
      let keys = try argument.decoder.container(keyedBy: MemberName.self).allKeys
      guard let key = keys.first, keys.count == 1
      else { throw argument.decoder.corrupted(refusal) }
      return key.stringValue
    }
    return part
  }
}

extension StepPart where Value == DeviceToken {
  static var token: Self { .hexadecimal(.member("token")) }

  /// A token in hexadecimal digits, which can be empty.
  static func hexadecimal(_ place: StepPlace) -> Self {
    Self(
      at: place,
      reading: { $0.isEmpty ? DeviceToken(bytes: []) : DeviceToken(hexadecimal: $0) },
      orRefuse: { _ in "a token is written with two hexadecimal digits a byte" },
      writing: \.hexadecimal
    )
  }
}

extension StepPart where Value == Bool {
  /// One of two words; the first word stands for true.
  static func choice(_ yes: String, _ no: String, verb: String = "") -> Self {
    Self(
      at: .whole,
      reading: { $0 == yes ? true : $0 == no ? false : nil },
      orRefuse: { "the \($0) \(verb)\"\(yes)\" or \"\(no)\"" },
      writing: { $0 ? yes : no }
    )
  }
}

extension StepPart where Value: RawRepresentable<String> & Codable {
  static var value: Self { Self(at: .whole, words: \.rawValue) }
  static var with: Self { Self(at: .member("with"), words: \.rawValue) }
}

extension StepPart where Value == NotificationNames {
  static func names(_ words: @escaping @Sendable (Value) -> String) -> Self {
    Self(at: .entry, words: words).noted { $1.notifications += $0.names }
  }
}
