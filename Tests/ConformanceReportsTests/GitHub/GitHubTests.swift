import Foundation
import Testing

@testable import ConformanceReports
@testable import PushConformance

@MainActor @Suite("What GitHub Actions shows of a run")
struct GitHubTests {
  @Test("A cause is one annotation, with the story's expectation and the line to repeat it")
  func cause() async throws {
    let lines = GitHubAnnotations.lines([try await Sample.resultsWithoutErrors()])
    #expect(
      lines.first == """
        ::error title=deaf%3A One yes is enough.::expected no toast of 'lunch'; saw asked 'conversation' about 'lunch': \
        yes; toast of 'lunch'%0Amust · suppression.any-yes-suppresses%0A\
        Again: push-conformance run deaf --filter suppression.open-conversation
        """
    )
    #expect(
      lines.count == FindingGroup.all(in: try await Sample.resultsWithoutErrors().cases).count
    )
  }

  @Test(
    "An annotation points to the declaration below the folder, with a title of at most 80 characters"
  )
  func place() async throws {
    var results = try await Sample.resultsWithoutErrors()
    let folder = FileManager.default.currentDirectoryPath
    results.subject = String(repeating: "s", count: 100)
    results.place = PushApp.Place(fileID: "App/A.swift", path: "\(folder)/Tests/A.swift", line: 7)
    let lines = GitHubAnnotations.lines([results])
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=Tests/A.swift,line=7,title=ssss") })
    let title = try #require(lines.first?.firstMatch(of: /title=([^:]*)::(.*?)%0A/))
    #expect(title.1.count == 80 && title.1.hasSuffix("…"))
    #expect(title.2 == "One yes is enough.")
    results.place?.path = "/elsewhere/A.swift"
    #expect(GitHubAnnotations.lines([results]).allSatisfy { $0.hasPrefix("::error title=") })
  }

  @Test("The error of an adapter is one annotation, and no finding is annotated beside it")
  func adapter() async throws {
    let lines = GitHubAnnotations.lines([try await Sample.results()])
    #expect(
      lines == [
        "::error title=deaf%3A the adapter or its declaration is wrong::\(JUnitReportTests.keepsBridge)"
          + "%0Atoast.activation-routes-once and 1 more"
      ]
    )
  }

  @Test(
    "Text cannot end an annotation or begin another command",
    arguments: [
      ("a\n::add-mask::b", "a ::add-mask::b"), ("100%0A\r::error", "100%250A ::error"),
      ("x::y,file=z%2C", "x::y,file=z%252C"), ("\u{1B}[31m\u{202E}", #"\u{1B}[31m\u{202E}"#),
    ]
  )
  func hostile(_ text: String, _ message: String) {
    let line = GitHubAnnotations.command(title: text, [text, "end"])
    #expect(line.hasSuffix("::\(message)%0Aend"))
    #expect(!line.unicodeScalars.contains { $0 == "\n" || $0 == "\r" || $0 == "\u{1B}" })
    let title = line.dropFirst("::error title=".count).split(separator: "::")[0]
    #expect(!title.contains(":") && !title.contains(","))
  }

  @Test("The summary has the counts of each subject and the first screen of one that fails")
  func summary() async throws {
    var calm = try await Sample.results()
    calm.subject = "calm|1"
    calm.cases.removeAll { if case .passed = $0.outcome { false } else { true } }
    let text = GitHubStepSummary.text([try await Sample.resultsWithoutErrors(), calm])
    #expect(text.hasPrefix("## push-conformance: ✗ 1 of 2 subjects does not conform\n"))
    #expect(text.contains("\n| deaf | 3 | 2 | 0 | 2 |\n| calm&#124;1 | 3 | 0 | 0 | 0 |\n"))
    #expect(text.contains("\n### deaf&#58; 2 causes&#46; 2 requirements hold&#46;\n"))
    #expect(text.contains("\n<pre>\n1  One yes is enough.\n"))
    #expect(text.contains(#"{"aps":{"alert":"Grace: &lt;Lunch&gt; &amp; \"more\"?"}}"#))
    #expect(!text.contains("### calm"))
    #expect(GitHubStepSummary.text([calm]).hasPrefix("## push-conformance: ✓ 1 subject conforms\n"))
  }

  @Test("Text in the summary is no Markdown and no HTML")
  func markdown() async throws {
    let hostile = "</pre><img src=x> [a](b) `c` | *d* # @e\n## f \u{1B}[31m\u{202E}"
    var results = try await Sample.resultsWithoutErrors()
    results.subject = hostile
    let text = GitHubStepSummary.text([results])
    // The text has no elements but the kit's own.
    #expect(text.matches(of: /<pre>/).count == text.matches(of: /<\/pre>/).count)
    #expect(text.matches(of: /<(?!\/?pre>)/).isEmpty)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("#") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("|") }.allSatisfy { $0.count { $0 == "|" } == 6 })
    #expect(
      GitHubStepSummary.markdown("a_b*c`<&>[x](y)\n#|")
        == "a&#95;b&#42;c&#96;&#60;&#38;&#62;&#91;x&#93;&#40;y&#41; &#35;&#124;"
    )
  }

  @Test("A summary keeps to its limit, and says what is left out")
  func limit() async throws {
    let results = [SubjectResults](repeating: try await Sample.resultsWithoutErrors(), count: 30)
    let whole = GitHubStepSummary.text(results)
    #expect(whole.utf8.count > 20_000)
    for limit in [-5, 0, 100, 300, 1_000, 5_000, 20_000] {
      let text = GitHubStepSummary.text(results, limit: limit)
      #expect(text.utf8.count <= max(0, limit))
      #expect(text.isEmpty || text.contains(" in the log of this step.\n"))
      #expect(text.matches(of: /<pre>/).count == text.matches(of: /<\/pre>/).count)
    }
    #expect(!GitHubStepSummary.text(results, limit: 300).isEmpty)
  }
}
