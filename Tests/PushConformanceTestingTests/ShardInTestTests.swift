import ConformanceTestSupport
import Foundation
import JUnitXML
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

/// A shard under `swift test`, in a process of its own, because the variables are read once.
@Suite("A shard whose tests ask only for cases of another shard")
struct ShardInTestTests {
  @Test("Its report has its results, and no unfinished judgment")
  func report() async throws {
    let path = ReportFolder.file("shard-without-cases.xml")
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      unsafe setenv("PUSH_CONFORMANCE_SHARD", "2/2", 1)
      unsafe setenv("PUSH_CONFORMANCE_CASES", "0", 1)
      unsafe setenv("PUSH_CONFORMANCE_FILTER", "token.**", 1)
      let generated = try Conformance.areas(of: PushCenterAdapter.self).named("generated")
      let collector = ReportCollector.collector(for: path)
      // The test is canceled, because the shard has none of its cases.
      try? await ReportCollector.$current.withValue([collector]) { try await generated.check() }
      try await collector.write()
      exit(0)
    }
    let report = try JUnitReport(reading: .file(path))
    #expect(report.suites.contains { $0.name.hasSuffix(".requirements.token") })
    #expect(!report.suites.flatMap(\.cases).contains { $0.name == "kit.finishes" })
  }
}
