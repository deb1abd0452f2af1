import ConformanceTestSupport
import PushConformance
import ReferenceAdapters

/// The kit's complete judgment of a faulty center and of a correct one.
@MainActor enum RealRun {
  static let subjects = [
    PushCenterSubject(DeafPushCenter.self), PushCenterSubject(PushCenterAdapter.self),
  ]

  static func results() async throws -> [SubjectResults] {
    let runner = ConformanceRunner(kit: try Kit.load())
    return [await runner.run(subjects[0]), await runner.run(subjects[1])]
  }

  static func names() throws -> [[String]] {
    let kit = try Kit.load()
    return subjects.map { kit.fitting($0.roles).caseNames }
  }
}
