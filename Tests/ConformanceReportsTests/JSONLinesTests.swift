import ConformanceReports
import ConformanceTestSupport
import PushConformance
import Testing

/// The lines have the members that Specs/results.md lists.
@MainActor @Suite("Results as JSON, one object a line")
struct JSONLinesTests {
  /// Scripts/check-schemas compares the sample with the schema, and ConformanceHTMLTests reads it.
  @Test("The sample of results is what the kit writes")
  func sample() async throws {
    var results = try await Sample.results()
    results.cases += try Sample.accepted(in: results)
    Snapshot.expect(JSONLines.text([results]), named: "results.jsonl", in: "Samples")
  }

  @Test("Two runs write strict JSON lines that differ only in times")
  func realRuns() async throws {
    let first = try lines(of: await RealRun.results())
    let second = try lines(of: await RealRun.results())
    #expect(first.map(\.withoutTimes) == second.map(\.withoutTimes))

    let types = first.map { $0["type"]?.string }
    let expected = try RealRun.names().flatMap { names in
      names.map { _ in "case" } + ["subject"]
    }
    #expect(types == expected)
    let known: Set = [
      "type", "subject", "suite", "id", "level", "outcome", "findings", "error", "reason", "notes",
      "satisfied", "runs", "time", "version", "passed", "failed", "errors", "skipped", "timestamp",
      "quiet", "deterministic", "title", "following",
    ]
    #expect(Set(first.flatMap { $0.map(\.key) }).subtracting(known) == [])
  }

  private func lines(of results: [SubjectResults]) throws -> [JSONObject] {
    try JSONLines.text(results).split(separator: "\n").map { line in
      let document = try JSONScanner.scan(Array(line.utf8)).get()
      #expect(document.duplicateNames.isEmpty)
      return try #require(document.root.value.object)
    }
  }
}

extension JSONObject {
  fileprivate var withoutTimes: JSONObject {
    var object = self
    object["time"] = nil
    object["timestamp"] = nil
    return object
  }
}
