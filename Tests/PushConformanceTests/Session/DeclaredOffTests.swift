import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite struct DeclaredOffTests {
  @Test("A requirement whose scenarios a line turns off has the line as its reason") @MainActor
  func reasons() async throws {
    let kit = try Kit.load()
    var subject = PushCenterSubject(PlainBookkeeper.self)
    subject.app = PushShape.allCases.filter { $0 != .attachmentInTheClear }
      .reduce(subject.app) { $0.neverSends($1) }
    let results = await ConformanceRunner(kit: kit, options: RunOptions(caseCount: 0)).run(subject)
    let session = RunSession(
      kit: kit,
      options: RunOptions(),
      stage: Stage(subject: subject),
      keeper: nil
    )
    var declaredOff = 0
    for result in results.cases where result.kind == .requirement {
      let requirement = try #require(kit.requirement(result.id))
      switch result.outcome {
      case .skipped(.neverSent): declaredOff += 1
      case .skipped(.notExercised):
        #expect(session.declaredReason(requirement) == nil, "\(result.id)")
      default: continue
      }
    }
    #expect(declaredOff > 5)
  }
}
