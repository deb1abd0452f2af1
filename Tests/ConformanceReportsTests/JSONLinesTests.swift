import ConformanceReports
import ConformanceTestSupport
import Foundation
import PushConformance
import PushPayloads
import Testing

/// The lines have the members that Specs/results.md lists.
@MainActor @Suite("Results as JSON, one object a line")
struct JSONLinesTests {
  @Test("Each outcome is written with its members")
  func members() async throws {
    let text = JSONLines.text([try await Sample.results()])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 11)
    #expect(lines.last == "")
    #expect(lines[0] == failedRequirement)
    #expect(
      lines[1] == """
        {"type":"case","subject":"deaf","suite":"deaf.requirements.suppression",\
        "id":"suppression.asks-each-once",\
        "title":"The title of suppression.asks-each-once","level":"must","outcome":"passed",\
        "satisfied":7,"runs":3,"time":0.001}
        """
    )
    #expect(
      lines[2] == """
        {"type":"case","subject":"deaf","suite":"deaf.requirements.suppression",\
        "id":"suppression.order-is-free",\
        "title":"The title of suppression.order-is-free","level":"may","outcome":"skipped",\
        "reason":"untestable: A permission.","satisfied":0,"runs":0,"time":0.001}
        """
    )
    #expect(lines[3].contains(#""outcome":"passed","notes":[{"kind":"toast.none-for-silent","#))
    #expect(
      lines[4] == """
        {"type":"case","subject":"deaf","suite":"deaf.requirements.toast",\
        "id":"toast.activation-routes-once",\
        "title":"The title of toast.activation-routes-once","level":"should","outcome":"error",\
        "error":{"kind":"adapter.keeps-bridge","message":"\(JUnitReportTests.keepsBridge)","adapter":true},\
        "satisfied":0,"runs":0,"time":0.001}
        """
    )
    #expect(
      lines[8] == """
        {"type":"case","subject":"deaf","suite":"deaf.scenarios.toast","id":"toast.tapped",\
        "title":"The title of toast.tapped","level":"must","outcome":"passed","time":0.001}
        """
    )
    #expect(
      lines[9] == """
        {"type":"subject","subject":"deaf","version":"\(ConformanceKit.version)","passed":3,\
        "failed":2,"errors":2,"skipped":2,"following":0,"timestamp":1795231445,"time":1.250}
        """
    )
  }

  /// Scripts/check-schemas compares the sample with the schema, and ConformanceHTMLTests reads it.
  @Test("The sample of results is what the kit writes")
  func sample() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Samples/results.jsonl"
    )
    var results = try await Sample.results()
    results.cases += try Sample.accepted(in: results)
    let text = JSONLines.text([results])
    if ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_WRITE_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == text)
  }

  private var failedRequirement: String {
    let text = JSONValue.string(Sample.findingText + "\nAlso      seen in 1 other scenario").text
    return """
      {"type":"case","subject":"deaf","suite":"deaf.requirements.suppression",\
      "id":"suppression.any-yes-suppresses",\
      "title":"The title of suppression.any-yes-suppresses","level":"must","outcome":"failed",\
      "findings":[{"kind":"suppression.any-yes-suppresses",\
      "message":"\(JUnitReportTests.headline)","scenario":"suppression.open-conversation",\
      "steps":["launch","attach 'conversation'","deliver 'lunch'"],"clause":"One yes is enough.",\
      "expectations":[{"expected":"no toast of 'lunch'",\
      "seen":"asked 'conversation' about 'lunch': yes; toast of 'lunch'"}],\
      "why":"The message covers itself.","hint":"Start from no.","story":\(story),\
      "again":"push-conformance run deaf --filter suppression.open-conversation","others":1,"text":\(text)}],\
      "satisfied":4,"runs":2,"time":0.001}
      """
  }

  private var story: String {
    #"""
    [{"text":"launch","turns":[{"from":"system","to":"center","call":"willFinishLaunching"},\#
    {"from":"system","to":"center","call":"didFinishLaunching"},\#
    {"from":"system","to":"center","call":"didBecomeActive"}]},\#
    {"text":"attach 'conversation'","detail":"(a suppressor that keeps every toast away)",\#
    "turns":[{"from":"app","to":"center","call":"adding a participant"}]},\#
    {"text":"deliver 'lunch'","detail":"{\"aps\":{\"alert\":\"Grace: <Lunch> & \\\"more\\\"?\"}}",\#
    "turns":[{"from":"system","to":"center","call":"didReceiveRemoteNotification","wrong":true,\#
    "effects":[{"from":"center","to":"suppressor:conversation",\#
    "text":"asked 'conversation' about 'lunch': yes"},\#
    {"from":"center","to":"screen","text":"toast of 'lunch'"}]}]}]
    """#
  }

  @Test("Two runs write strict JSON lines that differ only in times")
  func realRuns() async throws {
    let first = try lines(of: await RealRun.results())
    let second = try lines(of: await RealRun.results())
    #expect(first.map(\.withoutTimes) == second.map(\.withoutTimes))

    let types = first.map { $0["type"]?.string }
    let names = try Kit.load()
    let cases = names.catalogue.requirements.count + names.scenarios.count
    #expect(
      types == [String?](repeating: "case", count: cases) + ["subject"]
        + [String?](repeating: "case", count: cases) + ["subject"]
    )
    let known: Set = [
      "type", "subject", "suite", "id", "level", "outcome", "findings", "error", "reason", "notes",
      "satisfied", "runs", "time", "version", "passed", "failed", "errors", "skipped", "timestamp",
      "quiet", "deterministic", "title", "following",
    ]
    #expect(Set(first.flatMap { $0.map(\.key) }).subtracting(known) == [])
  }

  /// Returns the written lines, read by the kit's own strict reader.
  private func lines(of results: [SubjectResults]) throws -> [JSONObject] {
    try JSONLines.text(results).split(separator: "\n").map { line in
      let document = try JSONScanner.scan(Array(line.utf8)).get()
      #expect(document.duplicateNames.isEmpty)
      return try #require(document.root.value.object)
    }
  }
}

extension JSONObject {
  /// The members that have to be the same in two equal runs.
  fileprivate var withoutTimes: JSONObject {
    var object = self
    object["time"] = nil
    object["timestamp"] = nil
    return object
  }
}
