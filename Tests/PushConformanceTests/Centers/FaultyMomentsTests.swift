#if os(Linux)
  import Testing

  @testable import FaultyCenters
  @testable import PushConformance

  @Suite(
    "A step that comes before the center is idle shows faults that no other step shows",
    .serialized
  )
  @MainActor struct FaultyMomentsTests {
    @Test(
      "Generated runs show the fault within 5,000 runs, whatever the seed",
      arguments: FaultyMoments.rows
    )
    func generatedRuns(_ row: SubjectRow) async throws {
      let requirement = try #require(row.requirements.first)
      for seed in UInt64(1)...10 {
        let verdict = try await GeneratedVerdict.of(row, seed: Sweep.seed + seed, cases: 5_000)
        #expect(verdict.errors.isEmpty, "\(verdict.errors)")
        let find = try #require(verdict.finds[requirement], "seed \(seed): no run shows the fault")
        #expect(find.scenario.hasEarlySteps)
      }
    }

    @Test("The center passes where each step waits until it is idle", arguments: FaultyMoments.rows)
    func idle(_ row: SubjectRow) async throws {
      let subject = row.subject()
      let kit = try Kit.load()
      let verdict = try await GeneratedVerdict.of(row, seed: 1, cases: 5_000)
      let find = try #require(verdict.finds.values.first)
      var scenario = find.scenario
      scenario.when.removeAll(where: \.isEarly)
      let token = ReplayToken(subject: subject.name, scenario: scenario)
      let outcome = await ConformanceRunner(kit: kit).replay(token, with: subject)
      #expect(outcome.noLongerFails, "\(outcome)")
    }

    @Test("The finding tells when the early step comes, and its token shows it again")
    func finding() async throws {
      let subject = try #require(FaultyMoments.rows.last).subject()
      var kit = try Kit.load()
      kit.scenarios = []
      let options = RunOptions(
        filter: CaseFilter(filters: ["navigation.view-is-shown"]),
        level: .should,
        caseCount: 500
      )
      let results = await ConformanceRunner(kit: kit, options: options).run(subject)
      let result = try #require(results.cases.first { $0.id == "navigation.view-is-shown" })
      let finding = try #require(result.outcome.findings.first, "\(result.outcome)")
      let text = finding.text(subject: subject.name)
      #expect(text.contains("go on before the center is idle: after 0 of its jobs"), "\(text)")
      let token = try ReplayToken(try #require(finding.token))
      let again = await ConformanceRunner(kit: kit).replay(token, with: subject)
      #expect(again.findings.contains { $0.kind == "navigation.view-is-shown" }, "\(again)")
    }
  }
#endif
