import PushCorpus
import ReferenceAdapters
import Testing

@testable import PushConformance

/// The kit is complete: requirements, checks and scenarios fit together.
@Suite struct CatalogTests {
  @Test func everyRequirementHasProseAndCheck() throws {
    // Loading compares the two sets and refuses any difference.
    let catalog = try Kit.load().catalog
    #expect(catalog.requirements.count { $0.untestable == nil } >= 40)
    for requirement in catalog.requirements {
      #expect(!requirement.clause.isEmpty && !requirement.why.isEmpty, "\(requirement.id)")
      #expect(!requirement.sources.isEmpty, "\(requirement.id)")
      #expect(!requirement.roles.isEmpty, "\(requirement.id)")
    }
  }

  @Test("A clause and each of its exceptions have 30 words at most")
  func clausesAreShort() throws {
    for requirement in try Kit.load().catalog.requirements {
      for text in [requirement.clause] + requirement.except {
        #expect(text.split(separator: " ").count <= 30, "\(requirement.id): \(text)")
      }
      #expect(requirement.clause.hasSuffix("."), "\(requirement.id)")
      #expect(requirement.except.allSatisfy { !$0.hasSuffix(".") }, "\(requirement.id)")
    }
  }

  @Test("A duty has a public source, not only a decision of this kit")
  func dutiesHavePublicSources() throws {
    for requirement in try Kit.load().catalog.requirements where requirement.level == .must {
      let hasPublicSource = requirement.sources.contains { source in
        if case .decision = source { false } else { true }
      }
      #expect(hasPublicSource, "\(requirement.id)")
    }
  }

  @Test func tombstonesLeadToRequirementsThatStand() throws {
    let catalog = try Kit.load().catalog
    let standing = Set(catalog.requirements.map(\.id))
    for tombstone in catalog.retired {
      #expect(!standing.contains(tombstone.id))
      if let heir = tombstone.mergedInto { #expect(standing.contains(heir), "\(tombstone.id)") }
    }
  }

  @Test @MainActor func theReferencePassesEverythingThatItIsJudgedOn() async throws {
    for subject in ReferenceSubjects.all {
      for result in try await Kit.results(of: subject, RunOptions()).cases {
        switch result.outcome {
        case .passed: #expect(result.notes.isEmpty, "\(result.id)")
        case .skipped(.untestable), .skipped(.roleNotOffered), .skipped(.policy): continue
        case .skipped(.neverSent(.localizedText)) where result.kind == .scenario: continue
        // No app has these cases without a line that declares them.
        case .skipped(.noSuchAction("decline", line: _)), .skipped(.noPlace(for: .withdrawsAll)),
          .skipped(.noPlace(for: .actionURL)):
          continue
        // Only a center that opens URLs shows which URL it reads.
        case .skipped(.unseen) where !subject.roles.contains(.routing): continue
        case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
        case .error(let error): Issue.record("\(result.id): \(error.text)")
        case .failed(let findings): Issue.record("\(result.id): \(findings[0].headline)")
        }
      }
    }
  }

  /// A scenario exercises the requirements that it names.
  @Test @MainActor func scenariosExerciseWhatTheyNameByThemselves() async throws {
    let kit = try Kit.load()
    for scenario in kit.scenarios {
      let subject = try #require(
        Kit.subjects.first { kit.reasonToSkip(scenario, $0) == nil },
        "\(scenario.id) is for no subject"
      )
      var single = kit
      single.scenarios = [scenario]
      let results = await ConformanceRunner(kit: single).run(subject)
      // The legal centers of these tests play scenarios for other policies.
      let played = results.cases.first { $0.kind == .scenario }
      if case .skipped(.policy)? = played?.outcome { continue }
      for id in scenario.exercises {
        let result = try #require(results.cases.first { $0.kind == .requirement && $0.id == id })
        #expect(result.satisfiedCount > 0, "\(scenario.id) does not exercise \(id)")
      }
    }
  }

  /// Two files with the same scenario would count one fault twice, and hide that another scenario is missing.
  @Test func noTwoScenariosTellTheSameStory() throws {
    let kit = try Kit.load()
    #expect(Set(kit.scenarios.map(\.title)).count == kit.scenarios.count)
    var told: [Scenario: String] = [:]
    for scenario in kit.scenarios {
      var story = scenario
      (story.id, story.title, story.sources, story.then) = ("", "", [], ScenarioOutcome())
      // The place at which `given` ends does not matter, but the roles that can play the scenario matter.
      (story.given, story.when) = ([], scenario.steps)
      story.exercises = Set(scenario.exercises.flatMap { kit.requirement($0)?.roles ?? [] })
        .map(\.rawValue).sorted()
      if let other = told.updateValue(scenario.id, forKey: story) {
        Issue.record("\(scenario.id) tells what \(other) tells")
      }
    }
    #expect(kit.scenarios.count >= 250)
  }

  /// A check without an occasion does not pass: a passed check has judged something.
  @Test @MainActor func nothingIsGreenWithoutHavingBeenLookedAt() async throws {
    var kit = try Kit.load()
    kit.scenarios = [Scenario(id: "empty.wait", when: [.time(.advance(.seconds(1)))])]
    for subject in ReferenceSubjects.all {
      let results = await ConformanceRunner(kit: kit).run(subject)
      for result in results.cases where result.kind == .requirement {
        switch result.outcome {
        case .skipped(.notExercised), .skipped(.untestable), .skipped(.policy),
          .skipped(.roleNotOffered), .skipped(.noPlace(for: .actionURL)):
          continue
        default: Issue.record("\(result.id) is \(result.outcome)")
        }
      }
    }
  }
}
