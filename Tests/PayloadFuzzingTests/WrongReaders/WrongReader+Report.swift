import Testing

@testable import PayloadFuzzing
@testable import PushPayloads

extension WrongReader {
  private static func changed(
    verdict: PayloadReport.Verdict? = nil,
    bytes: Int? = nil,
    diagnostics: @escaping @Sendable ([PayloadDiagnostic]) -> [PayloadDiagnostic] = { $0 }
  ) -> @Sendable ([UInt8], PushRequest) -> PayloadReport {
    { body, request in
      let report = PayloadChecker(request: request).check(body)
      return PayloadReport(
        verdict: verdict ?? report.verdict,
        bytes: bytes ?? report.bytes,
        limit: report.limit,
        diagnostics: diagnostics(report.diagnostics)
      )
    }
  }

  /// Returns a diagnostic of a rule that does not exist.
  private static func diagnostic(
    _ message: String = "Wrong.",
    pointer: String = "",
    range: Range<Int> = 0..<0
  ) -> PayloadDiagnostic {
    PayloadDiagnostic(
      rule: "aps.odd",
      severity: .warning,
      message: message,
      pointer: pointer,
      range: range
    )
  }

  /// A counter that makes a reader answer differently each time.
  private final class Counter: @unchecked Sendable {
    // This is safe, because a test judges one row at a time, so no two threads count.
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  static let reporting: [WrongReader] = [
    WrongReader(.report, "{}", finding: "aps.odd points to the root, bytes 1..<3") {
      $0.check = changed { _ in [diagnostic(range: 1..<3)] }
    },
    WrongReader(
      .report,
      #"{"aps":{}}"#,
      finding: "aps.odd points to the value at /aps/alert, bytes 1..<3"
    ) {
      $0.check = changed { _ in [diagnostic(pointer: "/aps/alert", range: 1..<3)] }
    },
    WrongReader(.report, "[1", finding: "aps.odd points to the value at /0, bytes 1..<2") {
      $0.check = changed { [diagnostic(pointer: "/0", range: 1..<2)] + $0 }
    },
    WrongReader(
      .report,
      "{}",
      finding: #"the message of aps.odd is not a plain line: Red: \x1b[31m"#
    ) {
      $0.check = changed { _ in [diagnostic("Red: \u{1B}[31m")] }
    },
    WrongReader(
      .report,
      "{}",
      finding: #"the message of aps.odd is not a plain line: \xe2\x80\xaegnp"#
    ) {
      $0.check = changed { _ in [diagnostic("\u{202E}gnp")] }
    },
    WrongReader(
      .report,
      "{}",
      finding: "the diagnostics begin at the bytes 1, 0, and the order of the text is expected"
    ) {
      $0.check = changed { _ in [diagnostic(range: 1..<2), diagnostic(range: 0..<1)] }
    },
    WrongReader(
      .report,
      #"{"aps":{"alert":"a"}}"#,
      finding: "the verdict is rejected, and the severities are []"
    ) {
      $0.check = changed(verdict: .rejected)
    },
    WrongReader(.report, #"{"aps":{"alert":"é"}}"#, finding: "the report counts 21 bytes of 4096") {
      $0.check = { body, request in
        changed(bytes: String(decoding: body, as: UTF8.self).count)(body, request)
      }
    },
    WrongReader(
      .report,
      "[",
      finding: """
        there is no diagnostic for a body that is not valid JSON: the text ends where a value or \
        ']' is expected, at byte 1
        """
    ) {
      $0.check = changed { _ in [] }
    },
    WrongReader(
      .report,
      "{}",
      finding: "one body is judged in two ways: aps.odd (Wrong.), then nothing"
    ) {
      let counter = Counter()
      $0.check = changed { _ in counter.next() % 2 == 1 ? [diagnostic()] : [] }
    },
  ]
}
