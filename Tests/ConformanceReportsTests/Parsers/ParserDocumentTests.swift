import ConformanceReports
import Foundation
import PushConformance
import ReferenceAdapters
import Testing

// Foundation differs between platforms; the page was made with Swift 6.3 on Linux.
#if os(Linux)
  @MainActor @Suite("Specs/parsers.md has the departures of the parsers")
  struct ParserDocumentTests {
    @Test func isTrue() async throws {
      let runner = PayloadRunner(suite: try .load())
      var results: [SubjectResults] = []
      for parser in [ReferenceParsers.kit] + ReferenceParsers.foundation {
        results.append(await runner.run(parser))
      }
      let document = DepartureReport(results).document
      let environment = ProcessInfo.processInfo.environment
      if let folder = environment["PUSH_CONFORMANCE_WRITE_SPECS"] {
        let file = URL(filePath: folder).appending(path: "parsers.md")
        try Data(document.utf8).write(to: file, options: .atomic)
      }
      let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Specs/parsers.md"
      )
      let written = String(decoding: try Data(contentsOf: page), as: UTF8.self)
      #expect(document == written, "PUSH_CONFORMANCE_WRITE_SPECS=$PWD/Specs makes it again")
    }
  }
#endif
