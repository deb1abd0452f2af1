import PushPayloads

/// A check of the kit's answers that needs no expected answer, so it works for any bytes.
///
/// An oracle compares answers that have to agree: two answers of the kit, or an answer of the kit and an answer of a
/// different reader. Each check also shows that the code does not trap on these bytes.
public struct PayloadOracle: Sendable {
  /// The name of the oracle in findings, such as `model`.
  public let name: String
  private let judge: @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]

  init(
    _ name: String,
    judge: @escaping @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]
  ) {
    self.name = name
    self.judge = judge
  }

  /// Returns the disagreements about an input; empty if there are none.
  public func violations(of input: FuzzInput) -> [OracleViolation] {
    violations(of: input, by: .kit)
  }

  /// Returns the disagreements about an input, with the functions of `reader` instead of the kit's own functions.
  func violations(of input: FuzzInput, by reader: PayloadReader) -> [OracleViolation] {
    judge(input, reader).map(OracleViolation.init)
  }

  /// All oracles; a fuzzer of the kit asks each of them about every input.
  public static let all: [PayloadOracle] = [.foundation, .reader, .model, .parser, .report]
}

extension PayloadOracle: CustomStringConvertible {
  /// The name of the oracle, as findings and the arguments of tests show it.
  public var description: String { name }
}
