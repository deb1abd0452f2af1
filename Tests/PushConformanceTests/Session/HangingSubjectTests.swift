import ReferenceAdapters
import Testing

@testable import PushConformance

@Suite("A subject that never comes back is given up")
struct HangingSubjectTests {
  private final class HangingProcess: SubjectHost, SubjectHosts {
    func host(of subject: String, number: Int) -> any SubjectHost { self }

    func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
      .failure(ProcessEnd(cause: .timeLimit(5)))
    }
  }

  @Test("A parser hangs ten times, and the other payloads are not played") @MainActor
  func parser() async throws {
    let suite = PayloadSuite(
      cases: (1...15).map { PayloadCase(id: "hangs.\($0)", specifiedBy: Array("{}".utf8)) }
    )
    let runner = PayloadRunner(suite: suite, hosts: HangingProcess())
    let results = await runner.run(ReferenceParsers.kit)
    let errors = try results.cases.filter { $0.id.hasPrefix("hangs.") }
      .map { try #require($0.error, "\($0.id)") }
    #expect(errors.prefix(10).allSatisfy { $0.kind == "subject.timed-out" })
    #expect(errors.dropFirst(10).map(\.kind) == [String](repeating: "subject.not-played", count: 5))
    #expect(
      errors.last?.text(at: .commandLine)
        == "not played: the kit gave the subject up after it hung 10 times"
    )
  }

  @Test("A center hangs ten times, and the other scenarios and blocks are not played") @MainActor
  func center() async throws {
    let kit = try Kit.load()
    let subject = try #require(ReferenceSubjects.all.first)
    let stage = Stage(subject: subject, in: [HangingProcess()])
    let options = RunOptions(caseCount: 40)
    let golden = await GoldenRuns.play(
      Array(kit.scenarios.prefix(12)),
      of: kit,
      as: options,
      on: stage
    ) {}
    let kinds = golden.plays.map { $0.run.problem?.kind }
    let (hangs, left) = (kinds.prefix(10), kinds.dropFirst(10))
    #expect(hangs.allSatisfy { $0 == "subject.timed-out" })
    #expect(left.count == 2 && left.allSatisfy { $0 == "subject.not-played" })
    #expect(golden.obstacle?.kind == "subject.not-played")
  }
}
