import ConformanceReports
import PushConformance
import Testing

@testable import ConformanceHTML
@testable import FaultyCenters

@Suite("The causes on the page")
struct SubjectCausesTests {
  @Test(
    "The page has the causes of the first screen, in its order",
    arguments: ["LooksAtTheConnectionAlone", "PopsTheOldest"],
    [[], ["responses.*", "launch.*"]]
  ) @MainActor
  func causes(_ name: String, _ skipped: [String]) async throws {
    let row = try #require(FaultySubjects.rows.first { $0.name == name })
    let options = RunOptions(filter: CaseFilter(skips: skipped), level: .should, caseCount: 20)
    let runner = ConformanceRunner(kit: try ConformanceKit.load(), options: options)
    let results = await runner.run(row.subject())
    let meant = FindingGroup.all(in: results.cases)
    #expect(meant.count > (skipped.isEmpty ? 1 : 0))
    let subject = try ResultsReader.read(Array(JSONLines.text([results]).utf8))[0]
    let groups = SubjectCauses(of: subject.cases, findings: \.findings).groups
    #expect(groups.map(\.key) == meant.map(\.key))
    #expect(groups.map(\.runCount) == meant.map(\.runCount))
    #expect(groups.map(\.others) == meant.map(\.others))
    #expect(groups.map { $0.findings.map(\.caseID) } == meant.map { $0.findings.map(\.caseID) })
    let shown = Set(SubjectCauses(of: subject.cases, findings: \.findings).cases.flatMap(\.self))
    #expect(shown.count == subject.counts.failed)
  }
}
