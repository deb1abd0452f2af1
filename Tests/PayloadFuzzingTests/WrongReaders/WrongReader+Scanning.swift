import Testing

@testable import PayloadFuzzing
@testable import PushPayloads

extension WrongReader {
  private static func scanner(
    _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> @Sendable ([UInt8]) -> PayloadReader.Scan {
    { JSONScanner.scan(change($0)) }
  }

  #if os(Linux)
    private static let foundation: [WrongReader] = [
      WrongReader(
        .foundation,
        "[1]#",
        finding: "the scanner reads [1], and Foundation refuses the text"
      ) {
        $0.scan = scanner { $0.filter { $0 != UInt8(ascii: "#") } }
      },
      WrongReader(
        .foundation,
        "[1e2]",
        finding: """
          the scanner refuses at byte 2 (a digit is missing from the number), and Foundation reads [100.0]
          """
      ) {
        $0.scan = { _ in .failure(JSONSyntaxError(.missingDigit, at: 2)) }
      },
      WrongReader(.foundation, "[1]", finding: "the scanner reads [7], and Foundation reads [1]") {
        $0.scan = scanner { $0.map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "7") : $0 } }
      },
      WrongReader(
        .foundation,
        "[true]",
        finding: "the scanner reads [1], and Foundation reads [true]"
      ) {
        $0.scan = scanner { _ in Array("[1]".utf8) }
      },
    ]
  #else
    private static let foundation: [WrongReader] = []
  #endif

  static let scanning: [WrongReader] =
    foundation + [
      WrongReader(
        .reader,
        "[1,]",
        finding: """
          scan says a comma with nothing after it; remove the comma, at byte 2, and firstError says \
          that all is well
          """
      ) {
        $0.firstError = { _ in nil }
      },
      WrongReader(
        .reader,
        "[]",
        finding: """
          scan says that all is well, and firstError says the JSON value has ended before this \
          byte, and more text follows, at byte 1
          """
      ) {
        $0.firstError = { _ in JSONSyntaxError(.trailingContent, at: 1) }
      },
      WrongReader(.reader, "[5]", finding: "the value at /0 is 5, and its own bytes are 6") {
        $0.scan = scanner { $0.count == 1 ? [UInt8(ascii: "6")] : $0 }
      },
    ]
}
