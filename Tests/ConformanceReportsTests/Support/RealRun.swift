import PushConformance
import ReferenceAdapters

/// The kit's whole judgement of a center that is wrong and of one that is not.
@MainActor enum RealRun {
  static func results() async throws -> [SubjectResults] {
    let runner = ConformanceRunner(kit: try Kit.load())
    return [
      await runner.run(PushCenterSubject(DeafPushCenter.self)),
      await runner.run(PushCenterSubject(PushCenterAdapter.self)),
    ]
  }
}
