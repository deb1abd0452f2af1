import PushPayloads

/// The consequence of one departure, and advice that fits its payload; ``Kind-swift.enum`` has the texts that fit many
/// payloads.
extension PayloadDeparture {
  /// The consequence for the user.
  var why: String {
    switch kind {
    case .refuses where !payload.isDelivered:
      "The rule is one of APNs. The parser need not know it, and is wrong as soon as APNs changes it."
    case .refuses, .misreads, .accepts: kind.why
    }
  }

  /// A hint for mending the parser.
  var hint: String {
    switch kind {
    case .refuses where payload.bytes.count > SizeLimit().bytes:
      "Set no limit of size: APNs itself refuses what is too large."
    case .misreads(let mismatches): mismatches.first?.hint ?? kind.hint
    case .refuses, .accepts: kind.hint
    }
  }
}

extension ParsedExpectation.Mismatch {
  /// A hint for reading this value; nil if only the hint for the whole field fits.
  fileprivate var hint: String? {
    switch field {
    case .title, .subtitle, .body:
      if expected == .null { return "A value that is not a string is no text." }
      guard let expected = expected.string else { return nil }
      guard let seen = seen.string else {
        return "Take the alert in both its forms: a string is the body, an object names its texts."
      }
      return Self.bare(expected) == Self.bare(seen)
        ? "Take the text as it is: do not trim it, and do not join its lines." : nil
    case .silent, .badge, .sound, .category, .type, .objectID, .url: return nil
    }
  }

  private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
