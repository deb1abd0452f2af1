import Foundation
import PushSimulation

/// Judges subjects by the kit's requirements, on the kit's scenarios.
package struct ConformanceRunner: Sendable {
  /// The requirements and scenarios.
  package var kit: ConformanceKit
  /// The options.
  package var options: RunOptions
  /// Stores the scenarios that generated runs find; nil to store none.
  package var keeper: (any FindKeeper)?
  /// The processes in which subjects play; nil for this one.
  package var hosts: (any SubjectHosts)?

  /// Creates a runner.
  package init(
    kit: ConformanceKit,
    options: RunOptions = RunOptions(),
    keeper: (any FindKeeper)? = nil,
    hosts: (any SubjectHosts)? = nil
  ) {
    self.kit = kit
    self.options = options
    self.keeper = keeper
    self.hosts = hosts
  }

  /// Returns the runner with failures that do not turn a run red.
  package func accepting(_ known: KnownFailures) -> ConformanceRunner {
    var runner = self
    runner.options = options.accepting(known)
    return runner
  }

  /// Judges one subject.
  ///
  /// Subjects are judged one at a time, since centers are often singletons.
  @MainActor package func run(_ subject: PushCenterSubject) async -> SubjectResults {
    let started = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    let stage = Stage(subject: subject, by: options.quiet, in: hosts?.host(of: subject.name))
    let session = RunSession(kit: kit, options: options, stage: stage, keeper: keeper)
    var cases = await session.run()
    var matcher = await KnownFailureMatcher(options.known, in: session, with: cases)
    await matcher.mark(&cases)
    return SubjectResults(
      subject: subject.name,
      cases: cases,
      started: started,
      time: ContinuousClock.now - start,
      quiet: QuietReport(way: stage.way, reasonForOtherOrders: stage.reasonForOtherOrders),
      known: matcher.reports
    )
  }
}
