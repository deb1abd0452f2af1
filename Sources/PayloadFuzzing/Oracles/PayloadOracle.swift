import PushPayloads

/// A judge of what the kit makes of bytes, without knowing what they should come to.
///
/// An oracle compares answers that have to agree: the kit's with each other, or the kit's with those
/// of a reader that was written by somebody else. It is a pure function: the same input, the same
/// violations. That nothing traps is what each of them shows by coming back.
public struct PayloadOracle: Sendable {
  /// What it is called.
  public let name: String
  private let judge: @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]

  init(
    _ name: String,
    judge: @escaping @Sendable (FuzzInput, PayloadReader) -> [OracleViolation.Kind]
  ) {
    self.name = name
    self.judge = judge
  }

  /// Says what does not agree; empty where all is well.
  public func violations(of input: FuzzInput) -> [OracleViolation] {
    violations(of: input, by: .kit)
  }

  /// Judges another reader than the kit's.
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
