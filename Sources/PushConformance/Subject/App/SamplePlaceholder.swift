import PushPayloads

extension PushTemplate.Field {
  func placeholder(isNumber: Bool) -> String {
    switch self {
    case .objectID where isNumber: "$0.numericObjectID"
    case .messageID where isNumber: "$0.numericMessageID"
    case .aps, .url, .actionURL, .type, .objectID, .messageID, .attachment, .ciphertext, .withdrawn,
      .withdrawsAll, .account, .sampled:
      "$0.\(self)"
    }
  }

  /// Returns the placeholder or line that the declaration needs instead; nil if this placeholder fits the value.
  func replacement(for value: JSONValue, isNumber: Bool) -> String? {
    let sampled = PushTemplate.Field.sampled.placeholder(isNumber: false)
    switch self {
    case .aps, .withdrawn, .withdrawsAll, .sampled: return nil
    case .objectID, .messageID:
      if isNumber ? value.number?.int != nil : value.string != nil { return nil }
      let isOther = isNumber ? value.string != nil : value.number?.int != nil
      return isOther ? placeholder(isNumber: !isNumber) : sampled
    case .type:
      // A line `.sends("…")` declares the form of one event, so a constant can replace the placeholder for the type.
      return value.string == nil ? "the constant \(value.text), in a line .sends(\"…\")" : nil
    case .url, .actionURL, .attachment, .ciphertext, .account:
      return value.string == nil ? sampled : nil
    }
  }
}

/// A search for the placeholders that can stand for the values of a member in the samples, the most likely first.
struct SamplePlaceholders {
  /// The fields for which the form has no placeholder yet.
  var free: Set<PushTemplate.Field>
  /// The names of the app's events in pushes.
  let events: Set<String>

  init(besides form: PushTemplate, events: Set<String>) {
    free = Set(PushTemplate.Field.allCases.filter { form.path(to: $0) == nil })
    self.events = events
  }

  func fields(for values: [JSONValue?], named name: String) -> [PushTemplate.Field] {
    let present = values.compactMap { $0 == .null ? nil : $0 }
    let texts = present.compactMap(\.string)
    let areTexts = texts.count == present.count
    let name = name.lowercased()
    func isCalled(_ words: String...) -> Bool { words.contains(where: name.contains) }
    let fields: [PushTemplate.Field]
    if present.isEmpty {
      fields = []
    } else if areTexts, texts.allSatisfy({ $0.contains("://") }) {
      fields = [.url, .attachment, .actionURL]
    } else if areTexts, texts.allSatisfy(events.contains) || isCalled("type", "kind") {
      fields = [.type]
    } else if areTexts || present.allSatisfy({ $0.number?.int != nil }) {
      fields = isCalled("message", "event") ? [.messageID, .objectID] : [.objectID, .messageID]
    } else {
      fields = []
    }
    return fields.filter(free.contains)
  }

  static func isCalledID(_ name: String) -> Bool {
    ["id", "message", "event"].contains { name.lowercased().contains($0) }
  }

  /// Returns the placeholders, the most likely first and `$0.sampled` last; for strings with JSON, only `.json([…])`.
  func names(for values: [JSONValue?], named name: String) -> [String] {
    let isNumber = values.contains { $0?.number != nil }
    let texts = values.compactMap { $0?.string }
    let holdJSON =
      texts.count == values.count
      && texts.allSatisfy { Payload(bytes: Array($0.utf8)) != nil }
    guard !holdJSON else { return [".json([…])"] }
    return (fields(for: values, named: name) + [.sampled]).map {
      $0.placeholder(isNumber: isNumber)
    }
  }
}
