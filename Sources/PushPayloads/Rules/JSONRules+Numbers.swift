extension JSONRules {
  static let numbers: [PayloadRule] = [
    PayloadRule("json.number.beyond-double", .ignored, needs: .wideNumbers) { evidence in
      found(in: evidence, beyond: .double) { number in
        """
        \(number) is too large for a Double, so JSONSerialization refuses the whole text. Send a \
        smaller number, or a string.
        """
      }
    },
    PayloadRule("json.number.beyond-int64", .warning, needs: .wideNumbers) { evidence in
      found(in: evidence, beyond: .int64) { number in
        """
        \(number) does not fit into Int64: JSONDecoder cannot decode it as an Int, and other \
        readers round it. Send it as a string.
        """
      }
    },
    PayloadRule("json.number.beyond-53-bits", .info, needs: .wideNumbers) { evidence in
      found(in: evidence, beyond: .doubleExactly) { number in
        """
        \(number) needs more than 53 bits. Swift reads it exactly, but readers that use a Double \
        round it, such as JavaScript. If such a reader gets it, send it as a string.
        """
      }
    },
  ]

  /// The limits beyond which some JSON readers refuse or round a number.
  private enum Bound {
    /// 2^53 - 1: readers agree about whole numbers up to this distance from zero (RFC 8259, section 6).
    case doubleExactly
    case int64
    case double

    /// Creates the largest limit that a number exceeds; nil if the number exceeds no limit.
    ///
    /// A number with a fraction or an exponent can exceed only the range of `Double`.
    init?(exceededBy element: JSONDocument.Element) {
      // 2^53 has 16 digits; a shorter number needs an exponent to be large.
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

  /// Returns a finding for each number that exceeds `bound`, but no larger bound.
  ///
  /// A number directly in `aps` is reported only if it exceeds `Double`; other rules check smaller numbers in `aps`.
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
    return numbers.map { number in PayloadFinding(at: number) { message(number.spelling) } }
  }
}
