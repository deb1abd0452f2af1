public import PushPayloads

/// What a fuzz target calls: each function judges one input, and ends the process where it finds
/// something, since that is what a fuzzer takes for a find.
public enum PayloadFuzzer {
  /// How much of a body a parser looks at.
  public enum Diligence: Sendable, Hashable {
    /// What it needs, as `JSONDecoder` does: it may take a body with a broken string or number in it.
    case asNeeded
    /// Everything, as `JSONSerialization` does.
    case everything
  }

  /// Fuzzes a parser of payloads: it has to take what every parser has to take, and to read in it what is
  /// specified; to refuse what nobody can read; and not to trap on anything.
  ///
  /// - Parameters:
  ///   - start: The bytes, as libFuzzer hands them over.
  ///   - count: How many there are.
  ///   - fields: What the parser reads; of the other fields nothing is asked.
  ///   - keys: Where its app keeps its own fields.
  ///   - diligence: How much of a body it looks at.
  ///   - parse: Hands a body to the parser; nil or an error is a refusal.
  /// - Returns: 0, which tells libFuzzer to keep the input if it has reached something new.
  public static func run(
    _ start: UnsafePointer<UInt8>?,
    _ count: Int,
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    diligence: Diligence = .asNeeded,
    parse: ([UInt8]) throws -> ParsedNotification?
  ) -> CInt {
    let disagreement = unsafe disagreement(
      on: bytes(start, count),
      fields: fields,
      keys: keys,
      diligence: diligence,
      parse: parse
    )
    if let disagreement { fatalError("\n\(disagreement)\n") }
    return 0
  }

  /// Compares a parser with what every parser has to do, and says where it departs from that.
  ///
  /// - Parameters:
  ///   - body: The bytes.
  ///   - fields: What the parser reads; of the other fields nothing is asked.
  ///   - keys: Where its app keeps its own fields.
  ///   - diligence: How much of a body it looks at.
  ///   - parse: Hands a body to the parser; nil or an error is a refusal.
  /// - Returns: The disagreement; nil where there is none.
  public static func disagreement(
    on body: [UInt8],
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    diligence: Diligence = .asNeeded,
    parse: ([UInt8]) throws -> ParsedNotification?
  ) -> ParserDisagreement? {
    let answer = ParserAnswer(to: body, parse)
    guard answer.isSame(as: ParserAnswer(to: body, parse), in: fields) else {
      return ParserDisagreement(.isNotRepeatable, body: body)
    }
    let kind: ParserDisagreement.Kind? =
      switch (ParserDemand(for: body), answer) {
      case (.accepted, .refusal(let reason)): .refuses(reason)
      case (.accepted, .notification(let reading)):
        misreading(of: body, as: reading, fields, keys)
      case (.rejected(let reason), .notification):
        diligence == .everything || !JSONSkeleton.isObject(body) ? .accepts(reason) : nil
      case (.rejected, .refusal), (.unspecified, _): nil
      }
    return kind.map { ParserDisagreement($0, body: body) }
  }

  /// Fuzzes the kit's own reader and rules with an input whose first bytes may say something of the
  /// request.
  ///
  /// - Parameters:
  ///   - start: The bytes, as libFuzzer hands them over.
  ///   - count: How many there are.
  /// - Returns: 0, which tells libFuzzer to keep the input if it has reached something new.
  public static func runOnKit(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe FuzzInput(reading: bytes(start, count))
    let findings = PayloadOracle.all.flatMap { oracle in
      oracle.violations(of: input).map { "\(oracle): \($0)" }
    }
    guard findings.isEmpty else {
      fatalError("\n\(findings.joined(separator: "\n"))\nJudge: \(input)\n")
    }
    return 0
  }

  private static func misreading(
    of body: [UInt8],
    as reading: ParsedNotification,
    _ fields: Set<ParsedField>,
    _ keys: PayloadKeyMap
  ) -> ParserDisagreement.Kind? {
    guard let payload = Payload(bytes: body) else { return nil }
    let mismatches = ParsedExpectation(specifiedOf: payload, keys: keys)
      .mismatches(with: reading, in: fields)
    return mismatches.isEmpty ? nil : .misreads(mismatches)
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
