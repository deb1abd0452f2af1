import PushPayloads

/// The kit's functions that read, write and check payloads, for the oracles.
///
/// The functions are closures, so that a test can insert a wrong function and see whether an oracle notices the fault.
struct PayloadReader: Sendable {
  typealias Scan = Result<JSONDocument, JSONSyntaxError>

  var scan: @Sendable ([UInt8]) -> Scan
  var firstError: @Sendable ([UInt8]) -> JSONSyntaxError?
  var payload: @Sendable ([UInt8]) -> Payload?
  var parse: @Sendable ([UInt8]) -> ParsedNotification?
  /// The functions that write a value as JSON text: compact and indented.
  var writers: [@Sendable (JSONValue) -> [UInt8]]
  var check: @Sendable ([UInt8], PushRequest) -> PayloadReport

  static let kit = PayloadReader(
    scan: { JSONScanner.scan($0) },
    firstError: { JSONScanner.firstError(in: $0) },
    payload: { Payload(bytes: $0) },
    parse: { ParsedNotification(bytes: $0) },
    writers: [{ $0.utf8 }, { $0.utf8(indentedBy: 1) }],
    check: { PayloadChecker(request: $1).check($0) }
  )
}
