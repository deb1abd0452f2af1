import PushSimulation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A center whose process ends in each scenario, under a filter that leaves out the cases of the scenarios.
@MainActor @Suite("A requirement without a run that came to its end is an error")
struct LostRunsTests {
  /// A process that ends whenever it is to play.
  private final class LostHost: SubjectHost {
    func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
      var reader = WireReader(request)
      guard let kind = try? reader.read() as RequestKind, kind == .adapter else {
        return .failure(ProcessEnd(cause: .exited(3)))
      }
      var writer = WireWriter()
      writer.write(PlayProblem.Cause?.none)
      return .success(writer.bytes)
    }
  }

  private struct LostHosts: SubjectHosts {
    func host(of subject: String, number: Int) -> any SubjectHost { LostHost() }
  }

  @Test(
    "With a filter and without one",
    arguments: [[], ["responses.default-action-routes-once"]]
  )
  func filtered(_ filters: [String]) async throws {
    let runner = ConformanceRunner(
      kit: try Kit.load(),
      options: RunOptions(filter: CaseFilter(filters: filters)),
      hosts: LostHosts()
    )
    let results = await runner.run(PushCenterSubject(PlainResponder.self))
    let result = try #require(
      results.cases.first { $0.id == "responses.default-action-routes-once" }
    )
    guard case .error(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(error.kind == "subject.exited")
  }

  @Test("A requirement that the filter leaves no occasion for keeps that reason")
  func unexercised() async throws {
    var kit = try Kit.load()
    kit.scenarios = []
    let filter = CaseFilter(filters: ["responses.default-action-routes-once"])
    let runner = ConformanceRunner(kit: kit, options: RunOptions(filter: filter))
    let results = await runner.run(PushCenterSubject(PlainResponder.self))
    let judged = results.cases.filter { $0.id == "responses.default-action-routes-once" }
    #expect(judged.map(\.outcome.isNotExercised) == [true])
  }

  @Test(
    "A hang is told with the limit, and with the shorter one after a hang",
    arguments: [
      (1, "within 1 second;"), (5, "within 5 seconds;"),
      (12, "within 12 seconds (5 seconds after it has hung once);"),
      (300, "within 300 seconds (30 seconds after it has hung once);"),
    ]
  )
  func limit(seconds: Int, text: String) {
    #expect(ProcessEnd(cause: .timeLimit(seconds)).text(at: .commandLine).contains(text))
  }
}
