/// What a fuzz target calls: every function judges one input, and ends the process where it finds
/// something, since that is what a fuzzer takes for a find.
public enum PayloadFuzzing {
  /// How much of a body a parser looks at.
  public enum Diligence: Sendable, Hashable {
    /// What it needs, as `JSONDecoder` does: it may take a body with a broken string or number in it.
    case asNeeded
    /// Everything, as `JSONSerialization` does.
    case everything
  }

  /// Fuzzes a parser of payloads: it has to take what every parser has to take, to refuse what nobody
  /// can read, and not to trap on anything.
  ///
  /// - Parameters:
  ///   - start: The bytes, as libFuzzer hands them over.
  ///   - count: How many there are.
  ///   - diligence: How much of a body the parser looks at.
  ///   - accepts: Hands a body to the parser, and says whether it made a notification of it; an error
  ///     that it throws means that it did not.
  /// - Returns: 0, which tells libFuzzer to keep the input if it has reached something new.
  public static func run(
    _ start: UnsafePointer<UInt8>?,
    _ count: Int,
    diligence: Diligence = .asNeeded,
    accepts: ([UInt8]) throws -> Bool
  ) -> CInt {
    unsafe run(bytes(start, count), diligence: diligence, accepts: accepts)
    return 0
  }

  /// Fuzzes a parser of payloads with bytes that are at hand.
  ///
  /// - Parameters:
  ///   - body: The bytes.
  ///   - diligence: How much of a body the parser looks at.
  ///   - accepts: Hands a body to the parser, and says whether it made a notification of it.
  public static func run(
    _ body: [UInt8],
    diligence: Diligence = .asNeeded,
    accepts: ([UInt8]) throws -> Bool
  ) {
    let disagreement = disagreement(on: body, diligence: diligence, accepts: accepts)
    if let disagreement { fatalError("\n\(disagreement)\n") }
  }

  /// Compares a parser with what every parser has to do, and says where it departs from that.
  ///
  /// - Parameters:
  ///   - body: The bytes.
  ///   - diligence: How much of a body the parser looks at.
  ///   - accepts: Hands a body to the parser, and says whether it made a notification of it.
  /// - Returns: The disagreement; nil where there is none.
  public static func disagreement(
    on body: [UInt8],
    diligence: Diligence = .asNeeded,
    accepts: ([UInt8]) throws -> Bool
  ) -> ParserDisagreement? {
    let first = answer(to: body, accepts)
    let second = answer(to: body, accepts)
    guard first.isAccepted == second.isAccepted else {
      return ParserDisagreement(.isNotRepeatable, body: body)
    }
    switch (ParserDemand(for: body), first) {
    case (.accepted, .refused(let reason)):
      return ParserDisagreement(.refuses(reason), body: body)
    case (.rejected(let reason), .accepted):
      guard diligence == .everything || !JSONSkeleton.isObject(body) else { return nil }
      return ParserDisagreement(.accepts(reason), body: body)
    case (.accepted, .accepted), (.rejected, .refused), (.unspecified, _):
      return nil
    }
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

  private enum Answer {
    case accepted
    case refused(String?)

    var isAccepted: Bool {
      if case .accepted = self { true } else { false }
    }
  }

  private static func answer(to body: [UInt8], _ accepts: ([UInt8]) throws -> Bool) -> Answer {
    do {
      return try accepts(body) ? .accepted : .refused(nil)
    } catch {
      return .refused("\(error)")
    }
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }
}
