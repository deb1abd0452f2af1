import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A center whose process ends in each scenario, under a filter that leaves out the cases of the scenarios.
@MainActor @Suite("A requirement without a run that came to its end is an error")
struct LostRunsTests {
  /// A process that ends when a test says so, and otherwise plays in this process.
  @MainActor private final class CrashingHost: SubjectHost, SubjectHosts {
    let subject: PushCenterSubject
    private let service: CenterService
    /// Returns the end of the process for a request; the scenario is nil unless the request asks for one play.
    var end: (RequestKind, Scenario?) -> ProcessEnd? = { _, _ in nil }

    init(_ subject: PushCenterSubject) {
      self.subject = subject
      service = CenterService(of: subject)
    }

    func host(of subject: String, number: Int) -> any SubjectHost { self }

    nonisolated func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
      await play(request)
    }

    private func play(_ request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
      var reader = WireReader(request)
      do {
        let kind: RequestKind = try reader.read()
        let scenario = kind == .play ? (try reader.read() as PlayRequest).scenario : nil
        if let end = end(kind, scenario) { return .failure(end) }
        return .success(try await service.answer(to: request))
      } catch {
        return .failure(ProcessEnd(cause: .unreadableAnswer))
      }
    }
  }

  @Test("With a filter and without one", arguments: [[], ["responses.default-action-routes-once"]])
  func filtered(_ filters: [String]) async throws {
    let host = CrashingHost(PushCenterSubject(PlainResponder.self))
    host.end = { kind, _ in kind == .adapter ? nil : ProcessEnd(cause: .exited(3)) }
    let options = RunOptions(filter: CaseFilter(filters: filters))
    let runner = ConformanceRunner(kit: try Kit.load(), options: options, hosts: host)
    let results = await runner.run(host.subject)
    let result = try #require(
      results.cases.first { $0.id == "responses.default-action-routes-once" }
    )
    #expect(result.error?.kind == "subject.exited", "\(result.outcome)")
  }

  @Test(
    "A crash in any play of a block is the crash of the block, also in a variant",
    arguments: 0..<24
  )
  func block(_ number: Int) async throws {
    let host = CrashingHost(PushCenterSubject(PlainCenter.self))
    var isFirst = true
    host.end = { kind, _ in
      guard kind == .block, isFirst else { return nil }
      isFirst = false
      let last = ProcessEnd.OpenStep(play: number, scenario: "", step: 0, callback: "")
      return ProcessEnd(cause: .signal(4), last: last, message: "Fatal error: a trap")
    }
    let options = RunOptions(filter: CaseFilter(filters: ["notifications.block-1"]), caseCount: 8)
    let runner = ConformanceRunner(kit: try Kit.load(), options: options, hosts: host)
    let results = await runner.run(host.subject)
    let errors = results.cases.compactMap(\.error)
    #expect(errors.map(\.kind) == ["subject.crashed"])
    #expect(errors.first?.text.contains("signal 4 (SIGILL, a trap): Fatal error: a trap;") == true)
    // The other runs of the block count.
    let block = results.cases.first { $0.id == "notifications.block-1" }
    #expect((block?.exercisedRunCount ?? 0) > 0)
  }

  @Test("A requirement whose scenarios crash has this error, and not a reason to skip it")
  func occasion() async throws {
    let id = "routing.one-occasion-opens-once"
    let kit = try Kit.load()
    // Without a response, the center opens nothing.
    let made = Set(
      kit.scenarios.filter { scenario in
        scenario.exercises.contains(id)
          || scenario.steps.contains { if case .responses = $0 { true } else { false } }
      }
      .map(\.id)
    )
    let host = CrashingHost(PushCenterSubject(PlainResponder.self))
    host.end = { _, scenario in
      guard let scenario, made.contains(scenario.id) else { return nil }
      return ProcessEnd(cause: .signal(4))
    }
    let results = await ConformanceRunner(kit: kit, hosts: host).run(host.subject)
    let result = try #require(results.cases.first { $0.kind == .requirement && $0.id == id })
    #expect(result.error?.kind == "subject.crashed", "\(result.outcome)")
    let scenarios = results.cases.filter { $0.kind == .scenario && $0.error != nil }
    #expect(Set(scenarios.map(\.id)).isSubset(of: made))
    // A crash is an error only of requirements that one of these scenarios names.
    for other in results.cases where other.kind == .requirement && other.error != nil {
      let isNamed = kit.scenarios.contains {
        made.contains($0.id) && $0.exercises.contains(other.id)
      }
      #expect(isNamed, "\(other.id)")
    }
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
    "A hang is notified with the limit, and with the shorter one after a hang",
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
