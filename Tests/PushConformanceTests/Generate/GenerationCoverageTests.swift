import Foundation
import PushCorpus
import ReferenceAdapters
import Testing

@testable import PushConformance

@Suite(.serialized) struct GenerationCoverageTests {
  /// The number of runs that have to exercise a requirement.
  private static let enough = 20

  /// The reference centers of a table in Specs/generation.md.
  enum Centers: String, CaseIterable, Codable {
    case ofOneArchitecture = "### What is seldom looked at"
    case ofToday = "### What is seldom looked at in the centers of today"

    @MainActor var subjects: [PushCenterSubject] {
      ReferenceSubjects.all.filter { $0.name.hasPrefix("modern-") == (self == .ofToday) }
    }
  }

  private static func seldom(in centers: Centers) throws -> Set<String> {
    let file = try KitResources.locate().specs.appending(path: "generation.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let section = lines.drop { $0 != centers.rawValue }.dropFirst().prefix { !$0.hasPrefix("#") }
    try #require(!section.isEmpty)
    let rows = section.filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: ",").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
    }
    return Set(names)
  }

  @MainActor private static func rare(in centers: Centers) async throws -> Set<String> {
    var kit = try Kit.load()
    kit.scenarios = []
    let options = RunOptions(caseCount: RunOptions.defaultCases)
    var rare: Set<String> = []
    for subject in centers.subjects {
      let results = await ConformanceRunner(kit: kit, options: options).run(subject)
      for result in results.cases where result.kind == .requirement {
        switch result.outcome {
        case .skipped(.unseen): continue
        case .skipped(.notExercised): rare.insert(result.id)
        case .skipped where result.exercisedRunCount == 0: continue
        default: if result.exercisedRunCount < Self.enough { rare.insert(result.id) }
        }
      }
    }
    return rare
  }

  @Test("Requirements that default runs seldom exercise are listed", arguments: Centers.allCases)
  func coverage(_ centers: Centers) async {
    // The test has its own process, in which tasks take turns as they do on the command line.
    await #expect(processExitsWith: .success) { @MainActor [centers] in
      let rare = try await Self.rare(in: centers)
      let seldom = try Self.seldom(in: centers)
      let (unwritten, outdated) = (
        rare.subtracting(seldom).sorted(), seldom.subtracting(rare).sorted()
      )
      #expect(unwritten == [], "seldom looked at, and not written down: \(unwritten)")
      #expect(outdated == [], "written down, and looked at often enough: \(outdated)")
    }
  }
}
