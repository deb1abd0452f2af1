import Foundation
import PushConformance
import PushCorpus
import ReferenceAdapters
import Testing

/// Whether generated runs look at what they are judged by.
@Suite struct GenerationCoverageTests {
  /// How many runs have to look at a requirement.
  private static let enough = 20

  /// What Specs/generation.md says is seldom looked at.
  private static func seldom() throws -> Set<String> {
    let file = try KitResources.locate().specs.appending(path: "generation.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.split(separator: "### What is seldom looked at")
    let section = try #require(parts.dropFirst().first)
    let rows = section.prefix { $0 != "#" }.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
    }
    return Set(names)
  }

  /// The centers of today take their time, and have so many roles that each gets few runs.
  @Test("What the default runs of a center seldom look at is written down") @MainActor
  func coverage() async throws {
    var kit = try Kit.load()
    kit.scenarios = []
    let options = RunOptions(cases: RunOptions.defaultCases)
    var rare: Set<String> = []
    for subject in ReferenceSubjects.all where !subject.name.hasPrefix("modern-") {
      let results = await ConformanceRunner(kit: kit, options: options).run(subject)
      for result in results.cases where result.kind == .requirement {
        switch result.outcome {
        case .skipped(.unseen): continue
        case .skipped where result.exercisedRuns == 0: continue
        default: if result.exercisedRuns < Self.enough { rare.insert(result.id) }
        }
      }
    }
    #expect(rare.subtracting(try Self.seldom()).sorted() == [])
    #expect(try Self.seldom().subtracting(rare).sorted() == [])
  }
}
