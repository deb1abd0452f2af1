import PushPayloads

extension PushTemplate {
  /// Returns the template's value, merged into `base`; `hasConstants` is false for a push of another sender.
  func rendered(_ values: Values, over base: JSONValue?, hasConstants: Bool) -> JSONValue? {
    switch form {
    case .constant(let value): return hasConstants ? value : base
    case .field(let field, let isNumber):
      guard let value = values[field] else { return base }
      return isNumber ? value.asNumber : value
    case .object(let members):
      var object = base?.object ?? JSONObject()
      object.members.reserveCapacity(object.members.count + members.count)
      for member in members {
        let before = object[member.key]
        let after = member.value.rendered(values, over: before, hasConstants: hasConstants)
        if before != nil {
          object[member.key] = after
        } else if let after {
          object.members.append(JSONObject.Member(key: member.key, value: after))
        }
      }
      return object.isEmpty ? base : .object(object)
    case .array(let elements):
      let rendered = elements.compactMap {
        $0.rendered(values, over: nil, hasConstants: hasConstants)
      }
      return rendered.count == elements.count ? .array(rendered) : base
    case .text(let inner):
      let value = inner.rendered(values, over: nil, hasConstants: hasConstants)
      return value.map { .string($0.text) } ?? base
    case .sampled(let samples):
      guard hasConstants, !samples.isEmpty else { return base }
      return samples[values.sample % samples.count] ?? base
    }
  }

  func values(in payload: JSONValue) -> Values {
    var values = Values()
    read(payload, into: &values)
    return values
  }

  // If the template contains a field twice, the first value counts.
  private func read(_ payload: JSONValue, into values: inout Values) {
    switch form {
    case .constant, .sampled: break
    case .field(let field, let isNumber):
      guard values[field] == nil else { return }
      let number = isNumber ? payload.number?.int : nil
      values[field] = number.map { .string("\($0)") } ?? payload
    case .object(let members):
      guard let object = payload.object else { return }
      for member in members {
        if let value = object[member.key] { member.value.read(value, into: &values) }
      }
    case .array(let elements):
      guard let parts = payload.array, parts.count == elements.count else { return }
      for (element, part) in zip(elements, parts) { element.read(part, into: &values) }
    case .text(let inner):
      guard let text = payload.string, let object = Payload(bytes: Array(text.utf8))?.object
      else { return }
      inner.read(.object(object), into: &values)
    }
  }

  /// Returns the keys on the path to a field, or to the string whose JSON contains the field; nil if the field is
  /// absent.
  func path(to field: Field) -> [String]? {
    switch form {
    case .constant, .sampled: nil
    case .field(let own, _): own == field ? [] : nil
    case .object(let members):
      members.lazy.compactMap { member in
        member.value.path(to: field).map { [member.key] + $0 }
      }.first
    case .array(let elements): elements.lazy.compactMap { $0.path(to: field) }.first
    case .text(let inner): inner.path(to: field).map { _ in [] }
    }
  }

  func sendsNumber(_ field: Field) -> Bool {
    switch form {
    case .constant, .sampled: false
    case .field(let own, let isNumber): own == field && isNumber
    case .object(let members): members.contains { $0.value.sendsNumber(field) }
    case .array(let elements): elements.contains { $0.sendsNumber(field) }
    case .text(let inner): inner.sendsNumber(field)
    }
  }

  /// Returns the number of the template's members that a payload has; nil if the payload lacks a constant.
  func members(in payload: JSONValue?) -> Int? {
    switch form {
    case .constant(let value): return payload == value ? 1 : nil
    case .object(let members):
      var sum = 0
      for member in members {
        guard let count = member.value.members(in: payload?.object?[member.key]) else { return nil }
        sum += count
      }
      return sum
    case .array(let elements): return payload?.array.map { min($0.count, elements.count) } ?? 0
    case .text: return payload?.string == nil ? 0 : 1
    case .field, .sampled: return payload == nil ? 0 : 1
    }
  }

  var repeatedMember: JSONPointer? {
    switch form {
    case .constant(let value): value.repeatedMember
    case .field, .sampled: nil
    case .object(let members):
      JSONPointer.toRepeated(in: members.map { ($0.key, $0.value.repeatedMember) })
    case .array(let elements):
      JSONPointer.toRepeated(in: elements.enumerated().map { ("\($0)", $1.repeatedMember) })
    case .text(let inner): inner.repeatedMember
    }
  }
}

extension JSONPointer {
  // The second value of a pair is the path to a repeated name inside the member; nil if the member repeats no name.
  fileprivate static func toRepeated(in members: [(String, JSONPointer?)]) -> JSONPointer? {
    var known: Set<[UInt8]> = []
    for (key, inner) in members {
      if !known.insert(Array(key.utf8)).inserted { return JSONPointer([key]) }
      if let inner { return JSONPointer([key] + inner.tokens) }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var repeatedMember: JSONPointer? {
    switch self {
    case .null, .bool, .number, .string: nil
    case .array(let elements):
      JSONPointer.toRepeated(in: elements.enumerated().map { ("\($0)", $1.repeatedMember) })
    case .object(let object):
      JSONPointer.toRepeated(in: object.map { ($0.key, $0.value.repeatedMember) })
    }
  }

  /// The number for a string of decimal digits, a hash for any other string, or the unchanged value of another type.
  var asNumber: JSONValue {
    guard let string else { return self }
    if let number = Int(string), "\(number)" == string { return .number(JSONNumber(number)) }
    // The hash is FNV-1a, reduced to 32 bits, because every JSON reader can represent such a number exactly.
    let hash = string.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return .number(JSONNumber(Int(hash % 4_294_967_296) + 1_000_000))
  }
}
