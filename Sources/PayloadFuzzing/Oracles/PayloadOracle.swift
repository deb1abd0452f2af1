import PushPayloads

/// A check of the kit's answers about any bytes, without known right answers.
///
/// An oracle compares answers that have to agree: answers of the kit, or an answer of the kit and one of an independent
/// reader. It is a pure function. It also shows that no code traps.
public struct PayloadOracle: Sendable {
  /// The name of the oracle.
  public let name: String
  private let judge: @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]

  init(
    _ name: String,
    judge: @escaping @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]
  ) {
    self.name = name
    self.judge = judge
  }

  /// Returns the disagreements about an input; empty without any.
  public func violations(of input: FuzzInput) -> [OracleViolation] {
    violations(of: input, by: .kit)
  }

  /// Returns the disagreements of another reader.
  func violations(of input: FuzzInput, by reader: PayloadReader) -> [OracleViolation] {
    judge(input, reader).map(OracleViolation.init)
  }

  /// Every oracle.
  public static let all: [PayloadOracle] = [.foundation, .reader, .model, .parser, .report]
}

extension PayloadOracle: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
