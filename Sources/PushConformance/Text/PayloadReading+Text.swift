package import PushPayloads

extension PayloadReading {
  package func text(_ fields: Set<ParsedField> = .all) -> String {
    switch self {
    case .notification(let notification):
      let parts = ParsedField.allCases.filter(fields.contains).compactMap { field in
        notification[field].saysSomething ? "\(field.rawValue) \(notification[field].text)" : nil
      }
      return parts.isEmpty ? "a notification without contents" : parts.joined(separator: ", ")
    case .refusal(nil): return "a refusal"
    case .refusal(let reason?): return "a refusal: \(reason.quoted)"
    }
  }
}

extension JSONValue {
  fileprivate var saysSomething: Bool { self != .null && self != .bool(false) }
}

extension String {
  /// The text on one line, cut after 200 characters.
  var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }
}
