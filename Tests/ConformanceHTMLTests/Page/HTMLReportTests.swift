import Foundation
import PushConformance
import Testing

@testable import ConformanceHTML
@testable import ConformanceReports

@Suite("The page")
struct HTMLReportTests {
  @Test("The verdict comes first, and counts what was not judged")
  func verdict() throws {
    let page = try SampleLines.page()
    #expect(page.contains("</span> 2 of 2 subjects do not conform</h1>"))
    #expect(
      page.contains(
        "<li>3 failed</li><li>1 could not be judged</li><li>2 passed</li><li>1 not judged</li>"
      )
    )
    #expect(page.contains("<span>began 2026-11-21 03:24 UTC</span><span>took 32.3 s</span>"))
  }

  @Test(
    "Each verdict has its sentence",
    arguments: [
      ([["passed", "skipped"]], "s0 conforms"),
      ([["passed"], ["passed"]], "All 2 subjects conform"),
      ([["passed", "failed", "error"]], "s0 does not conform"),
      ([["failed"], ["passed"]], "1 of 2 subjects does not conform"),
      ([["error", "passed"]], "s0 could not be judged in full"),
      ([["passed"], ["error"]], "1 of 2 subjects could not be judged in full"),
      (
        [["adapter", "failed"]], "s0 could not be judged: its adapter or its declaration is wrong"
      ),
      (
        [["adapter"], ["adapter", "passed"]],
        "No subject could be judged: the adapters or their declarations are wrong"
      ),
      ([["skipped"]], "Nothing of s0 was judged"),
      ([["passed"], []], "Nothing of 1 of 2 subjects was judged"),
    ]
  )
  func verdicts(_ outcomes: [[String]], title: String) {
    let subjects = outcomes.enumerated().map { index, outcomes in
      let cases = outcomes.map(Self.result)
      return SubjectDescription(name: "s\(index)", cases: cases, counts: Tally(cases.map(\.status)))
    }
    #expect(PageVerdict(subjects).title == title)
  }

  private static func result(_ outcome: String) -> CaseDescription {
    var result = CaseDescription()
    result.status = outcome == "adapter" ? .error : CaseStatus(rawValue: outcome) ?? .passed
    if result.status == .error {
      result.error = ErrorDescription(isOfAdapter: outcome == "adapter")
    }
    return result
  }

  @Test("Findings with one key are one cause, and others go by their requirement")
  func groups() throws {
    let shop = try ResultsReader.read(SampleLines.file(SampleLines.all))[0]
    let causes = SubjectCauses(of: shop.cases, findings: \.findings)
    #expect(
      causes.groups.map { $0.findings.map(\.kind) } == [
        ["suppression.any-yes-suppresses"], ["toast.none-for-silent", "scenario.outcome"],
      ]
    )
    #expect(
      causes.cases.map { $0.map(\.id) } == [
        ["suppression.any-yes-suppresses", "suppression.lunch"], ["suppression.lunch"],
      ]
    )
  }

  @Test("A wrong adapter is the verdict, and its error comes before all findings")
  func adapter() throws {
    var lines = SampleLines.all
    lines[1] = lines[1].replacing(
      #""kind":"subject.timed-out","#,
      with: #""kind":"adapter.declaration","adapter":true,"#
    )
    let page = try SampleLines.page(lines)
    let sentence =
      "The adapter or its declaration is wrong. No other result counts until that is corrected."
    #expect(page.components(separatedBy: sentence).count == 3)
    let places = [#"id="errors""#, #"id="findings""#].compactMap { page.range(of: $0)?.lowerBound }
    #expect(places.count == 2 && places[0] < places[1])
    #expect(page.contains("</span> 1 of 2 subjects does not conform</h1>"))
  }

  @Test("A finding has clause, expected, seen, story and the line to run again")
  func finding() throws {
    let page = try SampleLines.page()
    #expect(page.contains("1. One yes is enough.</h4>"))
    #expect(page.contains("<dt>Expected</dt><dd>no toast of lunch</dd>"))
    #expect(page.contains("<dt>Seen</dt><dd>toast of lunch</dd>"))
    #expect(page.contains("<b>deliver lunch</b><code>{&quot;aps&quot;:{}}</code>"))
    #expect(page.contains(#"tabindex="0">push-conformance replay PC1.abc shop</pre>"#))
    #expect(page.contains("The story, in 2 steps, from suppression.lunch"))
    let place = "\(ConformanceKit.reference)/suppression.md#suppressionany-yes-suppresses"
    #expect(
      page.contains(
        "must · 4 runs · <a href=\"\(place)\"><code>suppression.any-yes-suppresses</code></a>"
      )
    )
    #expect(page.contains("<summary>It shows in 1 scenario</summary>"))
    #expect(page.contains(##"<a href="#findings">Causes <b>3</b></a>"##))
    #expect(page.contains("2 causes. 0 requirements hold."))
    #expect(page.contains("Users of the app can be harmed."))
  }

  @Test("What was not judged, errors and notes have chapters of their own")
  func chapters() throws {
    let page = try SampleLines.page()
    #expect(page.contains("the adapter does not conform to BadgeOwningCenter</summary>"))
    #expect(page.contains("step 3 took 30 s</pre>"))
    #expect(page.contains("<h2>What is worth a look</h2>"))
    #expect(page.contains("Another run with the same seed can differ: a thread of its own"))
    #expect(page.contains("Read as: title &quot;x&quot;"))
  }

  @Test("A cell of the table says what failed, of what was judged, and leads to it")
  func matrix() throws {
    let page = try SampleLines.page()
    let cell = """
      <td class="failed"><a href="#f1"><span aria-hidden="true"><span
      class="sign">✗</span> 2 of 2</span><span class="hidden">2 failed</span></a></td>
      """
    #expect(page.contains(cell))
    #expect(page.contains(##"<a href="#e1">"##))
    #expect(page.contains(#"id="f1""#) && page.contains(#"id="e1""#))
  }

  @Test("A failed case of another area leads to the group that it belongs to")
  func matrixOfGroups() throws {
    let lines = SampleLines.shop.map {
      $0.replacing(
        #""suite":"shop.scenarios.suppression""#,
        with: #""suite":"shop.scenarios.other""#
      )
    }
    let page = try SampleLines.page(lines + SampleLines.parser)
    #expect(page.matches(of: /<td class="failed"><a href="#f1">/).count == 3)
    #expect(page.matches(of: /<td class="failed"><span/).isEmpty)
  }

  @Test("Areas with findings and errors come first, and those without a verdict stand below")
  func areas() throws {
    let page = try SampleLines.page()
    let rows = page.matches(of: /<th scope="row">([^<]*)<\/th>/).map(\.1)
    #expect(rows == ["All areas", "alert", "suppression", "toast", "block"])
    #expect(page.contains(">Nothing was judged in 1 area: badge.</p>"))
  }

  @Test("The same results give the same bytes")
  func repeatable() throws {
    #expect(try SampleLines.page() == SampleLines.page())
  }

  @Test(
    "Dates are those of the calendar",
    arguments: [
      (0, "1970-01-01 00:00 UTC"), (951_782_399, "2000-02-28 23:59 UTC"),
      (951_782_400, "2000-02-29 00:00 UTC"), (4_107_542_400, "2100-03-01 00:00 UTC"),
      (1_735_689_599, "2024-12-31 23:59 UTC"),
    ]
  )
  func dates(_ seconds: Int, _ text: String) {
    #expect(WrittenTime.date(seconds) == text)
  }

  @Test(
    "Durations are rounded to what matters",
    arguments: [
      (0, "0.0 s"), (0.04, "less than 0.1 s"), (1.26, "1.3 s"), (59.96, "1 min 0 s"),
      (125.4, "2 min 5 s"),
      (-1, "an unknown time"), (.infinity, "an unknown time"),
    ]
  )
  func durations(_ seconds: Double, _ text: String) {
    #expect(WrittenTime.duration(seconds) == text)
  }
}
