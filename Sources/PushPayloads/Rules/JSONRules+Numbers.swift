extension JSONRules {
  /// Numbers that some readers refuse, and others change.
  static let numbers: [PayloadRule] = [
    PayloadRule("json.number.beyond-double", .ignored) { evidence in
      found(in: evidence, beyond: .double) { number in
        """
        \(number) is a larger number than a Double holds, and JSONSerialization refuses the whole \
        text for it. Send a smaller one, or a string.
        """
      }
    },
    PayloadRule("json.number.beyond-int64", .warning) { evidence in
      found(in: evidence, beyond: .int64) { number in
        """
        \(number) is beyond Int64: JSONDecoder refuses it for an Int, and other readers round it. \
        Send it as a string.
        """
      }
    },
    PayloadRule("json.number.beyond-53-bits", .info) { evidence in
      found(in: evidence, beyond: .doubleExactly) { number in
        """
        \(number) needs more than 53 bits. Swift reads it exactly, but whatever takes numbers for a Double \
        rounds it, JavaScript among them. If such an app reads it, send it as a string.
        """
      }
    },
  ]

  /// What a number can be too large for.
  private enum Bound {
    /// RFC 8259, section 6: readers agree on what lies within 2^53 - 1 of zero.
    case doubleExactly
    case int64
    case double

    /// The first that the number is too large for, seen from the largest; nil if readers agree on it.
    init?(exceededBy element: JSONDocument.Element) {
      // 2^53 has 16 digits, and what is shorter needs an exponent to be large.
      let isLong = element.range.count >= 16
      guard isLong || element.source.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
        let number = element.value.number
      else { return nil }
      if number.double == nil {
        self = .double
      } else if !number.isSpelledAsInteger {
        return nil
      } else if let value = number.int {
        guard value.magnitude >= 1 << 53 else { return nil }
        self = .doubleExactly
      } else {
        self = .int64
      }
    }
  }

  /// Numbers that stand in `aps` itself have rules of their own, and none of them may be a string.
  private static func found(
    in evidence: PayloadEvidence,
    beyond bound: Bound,
    message: @escaping (String) -> String
  ) -> [PayloadFinding] {
    guard let document = evidence.document else { return [] }
    let numbers = document.root.values(of: .number).filter { number in
      Bound(exceededBy: number) == bound
        && (bound == .double || evidence.aps.map(number.isMember) != true)
    }
    return numbers.map { PayloadFinding(message($0.spelling), at: $0) }
  }
}
