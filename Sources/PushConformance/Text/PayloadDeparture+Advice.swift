import PushPayloads

extension PayloadDeparture {
  var why: String {
    switch kind {
    case .refuses where !payload.isDelivered:
      "APNs enforces this rule. The parser need not enforce it, and a parser that does is wrong as"
        + " soon as APNs changes the rule."
    case .refuses, .misreads, .accepts: kind.why
    }
  }

  var hint: String {
    switch kind {
    case .refuses where payload.bytes.count > SizeLimit().bytes:
      "Do not limit the size: APNs itself refuses a payload that is too large."
    case .misreads(let mismatches): mismatches.first?.hint ?? kind.hint
    case .refuses, .accepts: kind.hint
    }
  }
}

extension ParsedExpectation.Mismatch {
  fileprivate var hint: String? {
    switch field {
    case .title, .subtitle, .body:
      if expected == .null { return "Treat a value that is not a string as missing." }
      guard let expected = expected.string else { return nil }
      guard let seen = seen.string else {
        return "Accept both forms of an alert: a string is the body, and an object names its texts."
      }
      return Self.bare(expected) == Self.bare(seen)
        ? "Take the text as it is: do not trim it, and do not join its lines." : nil
    case .silent, .badge, .sound, .category, .type, .objectID, .url: return nil
    }
  }

  private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
