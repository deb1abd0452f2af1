import Testing

@testable import PayloadFuzzing

/// A reader with one fault, and the message of the oracle that catches it.
struct WrongReader: Sendable, CustomTestStringConvertible {
  var testDescription: String { finding }
  let oracle: PayloadOracle
  let reader: PayloadReader
  let body: String
  let finding: String

  init(
    _ oracle: PayloadOracle,
    _ body: String,
    finding: String,
    _ change: (inout PayloadReader) -> Void
  ) {
    self.oracle = oracle
    self.body = body
    self.finding = finding
    var reader = PayloadReader.kit
    change(&reader)
    self.reader = reader
  }

  static let all = scanning + writing + typed + reporting
}
