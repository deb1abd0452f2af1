public import PushPayloads

/// The functions that fuzz targets call.
///
/// Each `run` function judges one input, and ends the process if it finds a fault, as fuzzers expect.
public enum PayloadFuzzer {
  /// The parts of a body that a parser reads.
  public enum Diligence: Sendable, Hashable {
    /// The parser reads only the values that it needs, as `JSONDecoder` does.
    ///
    /// Such a parser can overlook a broken string or number in the other values of the body.
    case asNeeded
    /// The parser reads the whole body, as `JSONSerialization` does.
    case everything
  }

  /// Judges a payload parser by its answer to bytes from libFuzzer.
  ///
  /// The parser has to accept a JSON object that every reader understands alike, and to read the specified values. It
  /// has to refuse a body in which no known reader finds a JSON object. The parser must never trap.
  ///
  /// - Parameters:
  ///   - start: The bytes from libFuzzer.
  ///   - count: The number of bytes.
  ///   - fields: The fields that the parser reads; the fuzzer does not check other fields.
  ///   - keys: The key paths of the app's own fields.
  ///   - diligence: The parts of a body that the parser reads.
  ///   - parse: A closure that calls the parser; nil or an error counts as a refusal.
  /// - Returns: 0, so that libFuzzer keeps the input if the input has reached new code.
  public static func run(
    _ start: UnsafePointer<UInt8>?,
    _ count: Int,
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    diligence: Diligence = .asNeeded,
    parse: ([UInt8]) throws -> ParsedNotification?
  ) -> CInt {
    let disagreement = unsafe disagreement(
      on: ReadInput(FuzzInput(body: bytes(start, count))),
      fields: fields,
      keys: keys,
      diligence: diligence,
      parse: parse
    )
    if let disagreement { fatalError("\n\(disagreement)\n") }
    return 0
  }

  static func disagreement(
    on read: ReadInput,
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    diligence: Diligence = .asNeeded,
    parse: ([UInt8]) throws -> ParsedNotification?
  ) -> ParserDisagreement? {
    let body = read.input.body
    let answer = ParserAnswer(to: body, parse)
    guard answer.isSame(as: ParserAnswer(to: body, parse), in: fields) else {
      return ParserDisagreement(.isNotRepeatable, body: body)
    }
    let kind: ParserDisagreement.Kind? =
      switch (ParserDemand(for: read), answer) {
      case (.accepted, .refusal(let reason)): .refuses(reason)
      case (.accepted, .notification(let reading)):
        misreading(of: read.value, as: reading, fields, keys)
      case (.rejected(let reason), .notification):
        diligence == .everything || !JSONSkeleton.isObject(body) ? .accepts(reason) : nil
      case (.rejected, .refusal), (.unspecified, _): nil
      }
    return kind.map { ParserDisagreement($0, body: body) }
  }

  /// Fuzzes the kit's own reader and rules, with an input whose first bytes can be settings of the request.
  public static func runOnKit(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = unsafe FuzzInput(reading: bytes(start, count))
    let read = ReadInput(input)
    let findings = PayloadOracle.all.flatMap { oracle in
      oracle.violations(of: read).map { "\(oracle): \($0)" }
    }
    guard findings.isEmpty else {
      fatalError("\n\(findings.joined(separator: "\n"))\nJudge: \(input)\n")
    }
    return 0
  }

  private static func misreading(
    of value: JSONValue?,
    as reading: ParsedNotification,
    _ fields: Set<ParsedField>,
    _ keys: PayloadKeyMap
  ) -> ParserDisagreement.Kind? {
    guard let object = value?.object else { return nil }
    let mismatches = ParsedExpectation(specifiedOf: Payload(object), keys: keys)
      .mismatches(with: reading, in: fields)
    return mismatches.isEmpty ? nil : .misreads(mismatches)
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
