import Foundation
import JUnitXML
import PushCorpus
import PushPayloads

/// The verdicts as JUnit XML: a case for each input, which fails if a finding reaches the severity of `--fail-on`.
struct PayloadJUnit: PayloadOutput {
  private let path: String
  private let writer: JUnitWriter
  private let threshold: FailureThreshold

  init(failingOn threshold: FailureThreshold) throws {
    self.threshold = threshold
    // The writer needs a file, because JUnit XML has the counts before the cases.
    path = FileManager.default.temporaryDirectory
      .appending(path: "push-conformance-\(UUID().uuidString).xml").path(percentEncoded: false)
    writer = try JUnitWriter(path: path, name: "payloads")
    try writer.begin(JUnitSuite(name: "payloads"))
  }

  func print(_ verdicts: [PayloadVerdict]) throws {
    for verdict in verdicts {
      let place = verdict.input.place(of: nil)
      var result = JUnitCase(name: verdict.input.name, file: place.file)
      result.line = place.line
      switch verdict.report {
      case .failure(let failure):
        result.outcome = .error(
          JUnitProblem(message: failure.message ?? "", type: "payload.NotChecked")
        )
      case .success:
        let text = PayloadReportText(verdict)?.text ?? ""
        if let first = verdict.diagnostics.first(where: { threshold.includes($0.severity) }) {
          result.outcome = .failed(
            JUnitProblem(
              message: "\(first.rule): \(first.message)",
              type: "payload.\(first.severity.rawValue)",
              body: text
            )
          )
        } else if !verdict.diagnostics.isEmpty {
          result.systemOut = text
        }
      }
      try writer.add(result)
    }
  }

  func end(_ tally: PayloadTally) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try writer.finish()
    var lines = try InputFile.lines(of: path)
    while let line = try lines.line() {
      try Terminal.print([String(decoding: line.bytes ?? [], as: UTF8.self)])
    }
  }
}
