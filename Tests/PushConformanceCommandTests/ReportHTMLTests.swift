import Testing

@Suite("report html")
struct ReportHTMLTests {
  /// A results file of one subject, as `run --json` writes it.
  static let results = """
    {"type":"case","subject":"a","suite":"a.scenarios.toast","id":"toast.a","title":"A toast","level":"must",\
    "outcome":"passed","time":0.001}
    {"type":"subject","subject":"a","version":"1","passed":1,"failed":0,"errors":0,"skipped":0,"following":0,\
    "timestamp":1,"time":0.001}

    """

  @Test("The page of a run has its verdict, and the exit status is 0 whatever it is")
  func page() async throws {
    let scratch = try Scratch()
    let run = try await scratch.run(
      "run navigation-responder push-payloads --cases 1 --json r.json"
    )
    #expect(run.status == 0)
    let result = try await Tool.run("report", "html", "r.json", "r.html", in: scratch)
    #expect(result == Tool.Outcome(0))
    let page = try scratch.text(of: "r.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.contains("</span> All 2 subjects conform</h1>"))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test("Results may come from standard input, and replace an older page")
  func standardInput() async throws {
    let scratch = try Scratch(["r.html": "old"])
    let result = try await Tool.run(
      ["report", "html", "-", "r.html"],
      input: Array(Self.results.utf8),
      in: scratch
    )
    #expect(result == Tool.Outcome(0))
    #expect(try scratch.text(of: "r.html").contains("a conforms"))
  }

  @Test(
    "Results that are not complete leave the page as it was",
    arguments: [
      ("", "the file is empty; run --json writes a line for each case"),
      (String(results.dropLast()), "line 2: the last line has no end, so the file is truncated"),
      (
        results.replacing(#""level""#, with: #""\u001b[31m":1,"level""#),
        "line 1: the case has an unknown member '\\u{1B}[31m'"
      ),
    ]
  )
  func incomplete(_ text: String, _ message: String) async throws {
    let scratch = try Scratch(["r.json": text, "r.html": "old"])
    let result = try await Tool.run("report", "html", "r.json", "r.html", in: scratch)
    #expect(result == .refused("r.json: \(message)"))
    #expect(try scratch.text(of: "r.html") == "old")
  }

  @Test("A file of 2 GB is refused without being read")
  func large() async throws {
    let scratch = try Scratch()
    try scratch.makeSparse("r.json", bytes: 2 << 30)
    let result = try await Tool.run("report", "html", "r.json", "r.html", in: scratch)
    #expect(result.status == 2)
    #expect(result.complaints.contains("r.json"))
    #expect(try scratch.names == ["r.json"])
  }

  @Test(
    "A path that cannot be used is a wrong argument",
    arguments: [
      ("missing.json", "r.html"), (".", "r.html"), ("r.json", "missing/r.html"),
      ("r.json", "r.json"),
      ("r.json", "./r.json"), ("", "r.html"), ("r.json", ""),
    ]
  )
  func paths(_ input: String, _ output: String) async throws {
    let scratch = try Scratch(["r.json": Self.results])
    let result = try await Tool.run("report", "html", input, output, in: scratch)
    #expect(result.status == 2)
    #expect(result.complaints.split(separator: "\n").count == 1)
    #expect(try scratch.text(of: "r.json") == Self.results)
    #expect(try scratch.names == ["r.json"])
  }
}
