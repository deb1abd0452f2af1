import ConformanceReports
import ConformanceTestSupport
import Foundation
import PushCorpus
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Scenarios of an app whose `then` does not hold, and a center with another fault.
@Suite("The expectation of an app is a cause of its own")
struct OwnExpectationTests {
  private static let names = ["no-dinner", "no-lunch"]

  private static func kit(below folder: TemporaryFolder) throws -> ConformanceKit {
    for name in names {
      let text = """
        {"id": "toast.\(name)", "title": "A meal without a toast: \(name)",
         "exercises": ["suppression.any-yes-suppresses"],
         "notifications": {"meal": {"alert": "Meal?"}},
         "when": ["launch", {"deliver": "meal"}], "then": {"toasts": []}}
        """
      try folder.write(text, to: "toast/\(name).json")
    }
    return try Kit.load().adding(scenariosBelow: CorpusFolder(URL(filePath: folder.path)))
  }

  @Test("It is listed first, once for each scenario, although a requirement is violated")
  @MainActor func listed() async throws {
    let folder = try TemporaryFolder()
    var runner = ConformanceRunner(kit: try Self.kit(below: folder))
    let subject = PushCenterSubject(FaultySuppression.ToastsAllTheSame.self, name: "my-center")
    let results = await runner.run(subject)
    let causes = FindingGroup.all(in: results.cases)
    #expect(causes.prefix(2).map(\.lead.caseID) == Self.names.map { "toast.\($0)" })
    #expect(causes.count == 3)
    #expect(causes.last?.lead.caseID == "suppression.any-yes-suppresses")
    let text = ConsoleSummary().text([results])
    #expect(text.hasPrefix("✗ my-center: 3 causes. "))
    for (index, name) in Self.names.enumerated() {
      #expect(
        text.contains("\n\(index + 1)  The scenario does not end as its `then` says: A meal")
      )
      #expect(text.contains("\(name)\n"))
    }
    let adopted = await runner.adopting(subject)
    let answers = adopted.answers[subject.name].answers
    #expect(answers.count == 3)
    #expect(
      Self.names.allSatisfy { name in
        answers.contains { $0.deviations == ["toast.\(name)": ["then"]] }
      }
    )
    runner.options.answers = adopted.answers
    let branch = await runner.run(subject)
    #expect(Tally(branch.cases).conforms)
  }
}
