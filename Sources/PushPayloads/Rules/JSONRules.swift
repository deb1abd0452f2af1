/// Rules that a body must obey so that all JSON readers read the body in the same way.
enum JSONRules {
  static let all: [PayloadRule] = text + numbers

  private static let text: [PayloadRule] = [
    PayloadRule("json.malformed", .ignored, for: .bodies, needs: .noObject) { evidence in
      guard let error = evidence.syntaxError, !error.isLimit else { return [] }
      let count = evidence.bytes.count
      let offset = Swift.min(error.offset, count)
      let position = SourcePosition(of: offset, in: evidence.bytes)
      return [
        PayloadFinding(
          """
          This is not valid JSON; line \(position.line), column \(position.column): \(error).\
          \(MistakenBody.hint(for: error, in: evidence.bytes))\
          \(consequence(of: error, in: evidence))
          """,
          range: offset..<Swift.min(offset + 1, count)
        )
      ]
    },
    PayloadRule("json.nested-too-deeply", .ignored, needs: .noObject) { evidence in
      guard let error = evidence.syntaxError, case .nestingLimit(let limit) = error.kind else {
        return []
      }
      return [
        PayloadFinding(
          """
          Arrays and objects are nested more than \(limit) deep, and Foundation refuses such a \
          text. Use fewer levels.
          """,
          range: error.offset..<(error.offset + 1)
        )
      ]
    },
    .value("json.root-not-an-object", .ignored, for: .bodies, needs: .noObject) { evidence in
      guard let document = evidence.document, document.root.kind != .object,
        evidence.service == nil
      else { return nil }
      return PayloadFinding(at: document.root) {
        """
        The body is \(document.root.quoted); a JSON object with \(content(of: evidence)) is \
        expected.\(MistakenBody.hint(forRoot: document.root))
        """
      }
    },
    PayloadRule("json.duplicate-key", .ignored, for: .bodies) { evidence in
      let duplicates = evidence.document?.duplicateNames ?? []
      return duplicates.map { duplicate in
        PayloadFinding(at: duplicate.repeated) {
          """
          The name \(Quotation.of(duplicate.name)) occurs again in its object (first at byte \
          \(duplicate.first.range.lowerBound)). Some readers take the first value and some the \
          last; keep one.
          """
        }
      }
    },
    PayloadRule("json.lone-surrogate", .ignored, needs: .escapes) { evidence in
      guard let document = evidence.document else { return [] }
      return document.loneSurrogates.map { lone in
        let escape = String(decoding: document.bytes[lone.range], as: UTF8.self)
        return PayloadFinding(at: lone.string, range: lone.range) {
          """
          \(escape) is half of a surrogate pair and not a character, so JSONSerialization refuses \
          the whole text. Escape both halves, or write the character itself.
          """
        }
      }
    },
  ]

  /// Returns the members that the body needs, as the end of "a JSON object with …".
  static func content(of evidence: PayloadEvidence) -> String {
    evidence.channelRequest == nil ? "an aps dictionary" : "message-storage-policy and push-type"
  }

  /// Returns a sentence about the effect of a syntax error, preceded by a space.
  ///
  /// If Foundation accepts the text, the sentence says so. Otherwise, the result is empty for broadcasts and for
  /// requests that manage channels, because the rule `broadcast.body.malformed` reports the effect.
  private static func consequence(
    of error: JSONSyntaxError,
    in evidence: PayloadEvidence
  ) -> String {
    if error.isReadByFoundation {
      return " Foundation accepts it nevertheless, but other readers do not."
    }
    if evidence.request.isBroadcast || evidence.channelRequest != nil { return "" }
    return """
       Apple does not document a refusal: APNs may answer 200, and the device may then show nothing.
      """
  }
}

extension JSONSyntaxError {
  /// True if Foundation's readers accept a text with this error, as measured on Linux.
  var isReadByFoundation: Bool {
    switch kind {
    case .trailingComma, .byteOrderMark, .encoding(.utf16): true
    default: false
    }
  }

  /// True if the scanner stopped at one of its own limits, so that the text can still be JSON.
  var isLimit: Bool {
    switch kind {
    case .nestingLimit, .sizeLimit: true
    default: false
    }
  }
}
