package import PushPayloads

extension PayloadReading {
  /// The result of a parser in one line: the fields that say something, or the refusal.
  package func text(_ fields: Set<ParsedField> = .all) -> String {
    switch self {
    case .notification(let notification):
      let parts = ParsedField.allCases.filter(fields.contains).compactMap { field in
        notification[field].saysSomething ? "\(field.rawValue) \(notification[field].text)" : nil
      }
      return parts.isEmpty ? "a notification that says nothing" : parts.joined(separator: ", ")
    case .refusal(nil): return "a refusal"
    case .refusal(let reason?): return "a refusal: \(reason.quoted)"
    }
  }
}

extension JSONValue {
  /// Whether it is neither nothing nor the usual answer to a question of yes and no.
  fileprivate var saysSomething: Bool { self != .null && self != .bool(false) }
}

extension String {
  /// A foreign text on one line, cut where it would drown the rest.
  var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 200 ? line.prefix(200) + "…" : line
  }
}
