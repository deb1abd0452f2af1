import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A correct center that leaves a line out of its declaration gets a question about this line, and no failure.
///
/// `FaultyCentersTests` has the other half: no other value of an option excuses a fault. Ten wrong centers behave as an
/// app with another line does, so these centers declare the default.
@Suite(.serialized) struct OpenOptionsTests {
  /// The only center whose story another value does not explain, because this center merges toasts and builds
  /// hierarchies.
  private static let accused = "lets-one-toast-speak-for-all without .presents(.coalesced)"

  @Test(arguments: LegalCentersTests.rows) @MainActor
  func asks(_ row: SubjectRow) async throws {
    let complete = row.subject()
    for policy in PolicyRow.all where OpenOptions.asked.contains(policy.name) {
      let (value, usual) = (policy.value(complete.policies), policy.value(Policies()))
      guard value != usual else { continue }
      let line = policy.line(value)
      var subject = complete
      subject.app = policy.declaring(usual, subject.app)
      subject.app.lines = complete.app.lines.filter { $0.text != line }
      let results = try await Kit.results(of: subject)
      let red = results.cases.filter(\.outcome.isRed).map(\.id)
      #expect(red.isEmpty == ("\(subject.name) without \(line)" != Self.accused), "\(line): \(red)")
      for report in results.answers {
        let reason = try #require(report.answer.reason)
        #expect(report.answer.kind == .undecided && reason.hasPrefix("with ."))
        #expect(reason.contains(line) && reason.hasSuffix("or \(policy.line(usual))"), "\(reason)")
      }
    }
  }

  @Test("A question stands though its line leaves fewer requirements than the answers demand")
  @MainActor func aboveTheFloor() async throws {
    var subject = PushCenterSubject(SingletonAppAdapter.self)
    let complete = subject
    subject.app.lines.removeAll { $0.text == ".registers(.atLaunch)" }
    subject.policies.registers = Policies().registers
    let kit = try Kit.load()
    var answers = Answers()
    answers[subject.name].judges = kit.coverage(of: subject).judged
    // The complete declaration has fewer requirements than the answers demand.
    var runner = ConformanceRunner(kit: kit)
    runner.options.answers = answers
    #expect(await runner.run(complete).cases.contains(where: \.outcome.isRed))
    let results = await runner.run(subject)
    #expect(results.cases.allSatisfy { !$0.outcome.isRed })
    #expect(
      results.answers.contains { $0.answer.reason?.contains(".registers(.atLaunch)") == true }
    )
  }

  @Test("A declared line is an answer: the center then fails") @MainActor
  func declared() async throws {
    var subject = PushCenterSubject(QueueingToaster.self)
    subject.policies.presents = .each
    subject.app = subject.app.presents(.each)
    let results = try await Kit.results(of: subject, RunOptions())
    #expect(results.cases.contains { $0.outcome.isRed } && results.answers.isEmpty)
  }
}
