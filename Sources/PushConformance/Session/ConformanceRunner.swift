import Foundation
import PushSimulation

package struct ConformanceRunner: Sendable {
  package var kit: ConformanceKit
  package var options: RunOptions
  /// The object that stores the scenario of each violation in a generated run; nil to store no scenarios.
  package var keeper: (any FindKeeper)?
  /// The processes in which subjects play; nil to play in this process.
  package var hosts: (any SubjectHosts)?
  package var observer: (any RunObserver)?

  package init(
    kit: ConformanceKit,
    options: RunOptions = RunOptions(),
    keeper: (any FindKeeper)? = nil,
    hosts: (any SubjectHosts)? = nil,
    observer: (any RunObserver)? = nil
  ) {
    self.kit = kit
    self.options = options
    self.keeper = keeper
    self.hosts = hosts
    self.observer = observer
  }

  /// Judges one subject; callers judge subjects one after another, since centers are often singletons.
  @MainActor package func run(_ subject: PushCenterSubject) async -> SubjectResults {
    let started = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    let session: RunSession
    var mark: ShardMark?
    var cases: [CaseResult]
    if options.shard.isWhole {
      session = self.session(of: subject)
      cases = await session.run()
    } else {
      // Only `shard` holds the first session, so that the session's processes end when `shard` begins the whole run.
      var shard = ShardRun(self.session(of: subject))
      cases = await shard.run { self.session(of: subject) }
      (session, mark) = (shard.session, shard.mark)
    }
    let reports =
      await AnswerCheck(session).mark(&cases) + OpenOptions(session).mark(&cases)
    for index in cases.indices { cases[index].door = options.repetition.door }
    let stage = session.stage
    return SubjectResults(
      subject: subject.name,
      cases: cases,
      started: started,
      time: ContinuousClock.now - start,
      quiet: QuietReport(way: stage.way, reasonForOtherOrders: stage.reasonForOtherOrders),
      place: subject.app.place,
      answers: reports,
      shard: mark
    )
  }

  @MainActor private func session(of subject: PushCenterSubject) -> RunSession {
    let processes = (0..<max(1, options.jobCount)).compactMap {
      hosts?.host(of: subject.name, number: $0)
    }
    let stage = Stage(subject: subject, by: options.quiet, in: processes)
    let kit = kit.answered(by: options.answers, about: subject.name)
    var session = RunSession(kit: kit, options: options, stage: stage, keeper: keeper)
    session.observer = observer
    session.early = EarlyCases(isAllowed: options.shard.isWhole)
    return session
  }
}
