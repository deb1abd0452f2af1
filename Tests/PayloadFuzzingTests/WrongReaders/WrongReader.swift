import PushPayloads
import Testing

@testable import PayloadFuzzing

/// A reader with one fault, and the message of the oracle that catches it.
struct WrongReader: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let oracle: PayloadOracle
  let reader: PayloadReader
  var request = PushRequest()
  let body: String
  let finding: String

  init(
    _ name: String,
    _ oracle: PayloadOracle,
    _ body: String,
    request: PushRequest = PushRequest(),
    finding: String,
    _ change: (inout PayloadReader) -> Void
  ) {
    testDescription = name
    self.oracle = oracle
    self.body = body
    self.request = request
    self.finding = finding
    var reader = PayloadReader.kit
    change(&reader)
    self.reader = reader
  }

  /// All wrong readers.
  static let all = scanning + writing + typed + reporting
}
