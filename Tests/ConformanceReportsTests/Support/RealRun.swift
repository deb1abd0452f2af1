import ConformanceTestSupport
import PushConformance
import ReferenceAdapters

/// The kit's complete judgment of a faulty center and of a correct one.
@MainActor enum RealRun {
  static func results() async throws -> [SubjectResults] {
    let runner = ConformanceRunner(kit: try Kit.load())
    return [
      await runner.run(PushCenterSubject(DeafPushCenter.self)),
      await runner.run(PushCenterSubject(PushCenterAdapter.self)),
    ]
  }
}
