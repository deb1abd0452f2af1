import PushPayloads

extension PayloadDeparture.Kind {
  package var name: String {
    switch self {
    case .refuses: "payload.refused"
    case .misreads: "payload.misread"
    case .accepts: "payload.accepted"
    }
  }

  package var summary: String {
    switch self {
    case .refuses: "refuses a payload that it has to accept"
    case .misreads(let mismatches):
      "misreads " + mismatches.map(\.field.rawValue).joined(separator: ", ")
    case .accepts: "takes a payload that it has to refuse"
    }
  }

  package var why: String {
    switch self {
    case .refuses:
      "The whole notification is lost, though most of it could have been read."
    case .misreads(let mismatches): mismatches.first?.field.consequence ?? ""
    case .accepts:
      "The bytes are not a valid payload, and each reader may read something different."
    }
  }

  package var hint: String {
    switch self {
    case .refuses:
      "Decode each field by itself, so that a value of the wrong kind loses only its own field."
        + " Accept both forms of an alert, and a push without aps. Do not limit the size."
    case .misreads(let mismatches): mismatches.first?.field.hint ?? ""
    case .accepts:
      "Refuse a payload that is not one JSON object, and do not repair bytes that are not UTF-8."
    }
  }
}

extension PayloadDeparture {
  package var headline: String {
    expectations.map { "expected \($0.expected); saw \($0.seen)" }.joined(separator: ". ")
  }

  func text(again: String) -> String {
    var lines = [
      "\(payload.id) (must)", "  \(payload.title)", "", "Payload   \(Self.excerpt(payload.bytes))",
    ]
    for expectation in expectations {
      lines.append("Expected  \(expectation.expected)")
      lines.append("Saw       \(expectation.seen)")
    }
    lines.append("Why       \(why)")
    lines.append("Hurts     \(harm)")
    lines.append("Check     \(hint)")
    lines.append("Again     \(again)")
    return lines.joined(separator: "\n")
  }

  var briefRows: [(name: String, text: String, lines: Int)] {
    let rows = expectations.prefix(2).flatMap {
      [("Expected", $0.expected, 1), ("Saw", $0.seen, 1)]
    }
    return [("Payload", Self.excerpt(payload.bytes), 1)] + rows
      + [("Hurts", harm, 1), ("Check", kind.hint, 2)]
  }

  var expectations: [Expectation] {
    switch kind {
    case .refuses(let reason):
      [Expectation(expected: "a notification", seen: PayloadReading.refusal(reason).text())]
    case .misreads(let mismatches):
      mismatches.map { Expectation(expected: $0.text(of: $0.expected), seen: $0.text(of: $0.seen)) }
    case .accepts(let notification):
      [Expectation(expected: "a refusal", seen: PayloadReading.notification(notification).text())]
    }
  }

  private var harm: String {
    if hurtsUser { return "users of the app: APNs delivers such a payload" }
    if case .accepts = kind {
      return "perhaps no user: the payload is invalid, so no reading of it is right"
    }
    guard payload.isDelivered
    else { return "no user: APNs refuses the payload, so no device receives it" }
    return "no user: both texts look the same"
  }

  static func excerpt(_ bytes: [UInt8]) -> String {
    let shown = String(decoding: bytes.prefix(300), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    return bytes.count > 300 ? "\(shown)… (\(bytes.count) bytes)" : shown
  }
}

extension ParsedExpectation.Mismatch {
  fileprivate func text(of value: JSONValue) -> String {
    if value == .null { return "no \(field.rawValue)" }
    if field == .silent {
      return value == true ? "a silent notification" : "a notification that is not silent"
    }
    // An identifier can be a number or a string. The text quotes a number like a string.
    let text = field == .objectID && value.number != nil ? "\"\(value.text)\"" : value.text
    return "\(field.rawValue) \((text.count > 200 ? text.prefix(200) + "…" : text).revealed)"
  }
}

extension String {
  /// The text with invisible characters escaped; otherwise two texts could look alike.
  fileprivate var revealed: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension ParsedField {
  fileprivate var consequence: String {
    switch self {
    case .silent:
      "A parser that mistakes a message for a silent update keeps it from the user. A parser that"
        + " mistakes a silent update for a message puts an empty toast on the screen."
    case .title, .subtitle, .body:
      "The user reads a text that differs from the one that was sent, or no text."
    case .badge:
      "The icon shows a wrong number, or keeps a number after the user has read everything."
    case .sound: "The message arrives with a wrong sound, or without a sound."
    case .category: "The message arrives without its actions, or with wrong ones."
    case .type:
      "The app mistakes the event for another event, and the wrong part of the app handles it."
    case .objectID: "The app opens an object that the message is not about."
    case .url: "A tap opens a wrong screen, or no screen."
    }
  }

  fileprivate var hint: String {
    switch self {
    case .silent:
      "A push is silent if aps has content-available with the number 1, and no alert, badge or"
        + " sound."
    case .title, .subtitle, .body:
      "Accept both forms of an alert: a string is the body, and an object names its texts. Keep the"
        + " texts unchanged. Treat a value that is not a string as missing."
    case .badge: "A badge is a number. 0 is a badge too, and differs from a missing badge."
    case .sound: "A sound is a string, or an object whose name is a string."
    case .category: "A category is a string."
    case .type: "The kind of event is a string at the place that the key map declares."
    case .objectID:
      "Take a string unchanged, and a whole number as its digits. Do not convert the number to"
        + " floating point."
    case .url:
      "Take the text at the place that the key map declares, and do not change it. Null, an empty"
        + " text and any other value are not a URL."
    }
  }
}
