import PushConformance
import ReferenceAdapters

/// The kit's whole judgement of a center that is wrong and of one that is not.
@MainActor enum RealRun {
  static func results() async throws -> [SubjectResults] {
    let runner = ConformanceRunner(kit: try Kit.load())
    return [
      await runner.run(Subject(DeafPushCenter.self)),
      await runner.run(Subject(PushCenterAdapter.self)),
    ]
  }
}
