extension HeaderRules {
  // MARK: - Characters in a value

  static let values: [PayloadRule] = [
    PayloadRule("headers.value.not-carried", .rejected, for: .allRequests, needs: .unusualHeaders) {
      evidence in
      let uncarried = evidence.request.uncarried
      return PushRequest.Header.allCases.compactMap { header in
        guard
          let (value, obstacle) = uncarried[header]?.lazy
            .compactMap({ value in FieldValue.obstacle(in: value).map { (value, $0) } }).first
        else { return nil }
        return PayloadFinding(
          """
          \(header.rawValue) is \(Quotation.of(value)) and \(seen(obstacle)), which HTTP/2 does not \
          carry (RFC 9113, section 8.2.1): the request is malformed, and gets 400 or no answer at all. \
          \(remedy(obstacle))
          """,
          about: .header(header.rawValue)
        )
      }
    },
    PayloadRule("headers.value.control-character", .warning, any: .header(.topic, .collapseID)) {
      evidence in
      // Other rules check the form of each header except these two.
      let headers: [PushRequest.Header] = [.topic, .collapseID]
      return headers.compactMap { header in
        guard let value = evidence.request.headers[header],
          let control = FieldValue.control(in: value)
        else { return nil }
        return PayloadFinding(
          """
          \(header.rawValue) is \(Quotation.of(value)); the control character \
          U+\(hexadecimal(control)) is invalid in a header (RFC 9110, section 5.5), and a proxy \
          may refuse it. Leave the character out.
          """,
          about: .header(header.rawValue)
        )
      }
    },
  ]

  private static func seen(_ obstacle: FieldValue.Obstacle) -> String {
    switch obstacle {
    case .control("\n"): "holds a line feed"
    case .control("\r"): "holds a carriage return"
    case .control: "holds a NUL"
    case .leadingBlank: "begins with white space"
    case .trailingBlank: "ends with white space"
    }
  }

  private static func remedy(_ obstacle: FieldValue.Obstacle) -> String {
    switch obstacle {
    case .control: "Leave it out; a value that was read from a file often ends with its line end."
    case .leadingBlank, .trailingBlank: "Trim it."
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
