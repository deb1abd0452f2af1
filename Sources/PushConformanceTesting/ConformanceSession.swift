import ConformanceReports
import Foundation
import PushConformance
import PushCorpus

/// The cases of one adapter in this process, judged once for all tests that ask for the results.
final class ConformanceSession: Sendable {
  typealias Judge =
    @Sendable (TestEnvironment, Answers, (any SubjectHosts)?) async throws(KitError) -> (
      SubjectResults, Answers
    )

  struct Plan: Sendable {
    var areas: [String]
    /// The names of all cases, which a filter can name.
    var names: [String]
    /// Judges all cases, with answers and the processes in which subjects play.
    ///
    /// The second result is the answers, with new undecided answers if ``AnswerFile/adopts`` is true.
    var judge: Judge
    /// The kit whose requirements and scenarios the answers name.
    var kit: ConformanceKit
    /// Plays the scenario of the replay token in the environment; nil if the environment has no token.
    ///
    /// The result is nil if the token belongs to a finding about another subject, which another test judges.
    var replay: (@Sendable (ConformanceIsolation) async throws(KitError) -> ReplayOutcome?)?
    /// The type by which a new process of the same executable can find the adapter.
    var adapter: AdapterReference

    init(
      kit: ConformanceKit,
      names: [String],
      areas: [String]? = nil,
      adapter: AdapterReference,
      judge: @escaping Judge
    ) {
      (self.kit, self.names, self.adapter, self.judge) = (kit, names, adapter, judge)
      var seen: Set<String> = []
      self.areas = (areas ?? names.map(Slug.area)).filter { seen.insert($0).inserted }
    }
  }

  /// The kind of cases that the adapter is mainly judged by: requirements or payloads.
  let kind: CaseResult.Kind
  let plan: Result<Plan, KitError>
  private let name: @MainActor @Sendable () -> String

  private init(
    _ kind: CaseResult.Kind,
    name: @escaping @MainActor @Sendable () -> String,
    plan: () throws(KitError) -> Plan
  ) {
    self.kind = kind
    self.name = name
    self.plan = Result(catching: plan)
  }

  @MainActor var subjectName: String { name() }

  func results(_ choices: SuiteChoices) async throws(KitError) -> SubjectResults {
    let plan = try plan.get()
    let environment = TestEnvironment.current(in: choices)
    try environment.refuseContradiction()
    if let fault = Self.faultOfFilter { throw .callersInput(fault) }
    let hosts = try choices.isolation.hosts(of: [await subjectName: plan.adapter])
    let key = Judgment.Key(session: ObjectIdentifier(self), choices: choices)
    return try await Judgment.shared.results(for: key) {
      do throws(KitError) {
        let answers = try choices.answers.read(kit: plan.kit)
        let (results, adopted) = try await plan.judge(environment, answers, hosts)
        if AnswerFile.adopts {
          try choices.answers.write(
            adopted[results.subject],
            about: results.subject,
            kit: plan.kit
          )
        }
        return .success(results)
      } catch {
        return .failure(error)
      }
    }
    .get()
  }
}

// MARK: - All sessions of the process

extension ConformanceSession {
  static func session<Adapter: PushCenterUnderTest & SendableMetatype>(
    for adapter: Adapter.Type,
    scenarios folder: String?
  ) -> ConformanceSession {
    sessions.value(for: "\(ObjectIdentifier(adapter)) \(folder ?? "")") {
      ConformanceSession(.requirement, name: { PushCenterSubject(adapter).name }) {
        () throws(KitError) in
        try TestEnvironment.current.refuseContradiction()
        let kit = try kit(withScenariosBelow: folder)
        let options = TestEnvironment.current.options
        let judged = kit.fitting(Role.all(of: adapter), options.filter)
        var plan = Plan(
          kit: kit,
          names: kit.caseNames,
          areas: judged.caseNames.map(Slug.area),
          adapter: .center(adapter)
        ) { environment, answers, hosts throws(KitError) in
          let subject = await PushCenterSubject(adapter)
          var options = environment.options
          options.answers = answers
          let runner = ConformanceRunner(
            kit: try environment.kit(kit, for: subject.name),
            options: options,
            keeper: environment.keeper,
            hosts: hosts
          )
          return await JudgmentGuard.watching(subject.name, unlessIn: hosts) {
            guard AnswerFile.adopts else { return (await runner.run(subject), answers) }
            let adopted = await runner.adopting(subject)
            return (adopted.results, adopted.answers)
          }
        }
        plan.names += GenerationBlock.all(cases: options.caseCount).map(\.id)
        plan.areas.append(CaseResult.Kind.generated.rawValue)
        if let text = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_REPLAY"], !text.isEmpty
        {
          plan.replay = { isolation throws(KitError) in
            let subject = await PushCenterSubject(adapter)
            let token = try await token(text, for: subject.name)
            guard let token else { return nil }
            let hosts = try isolation.hosts(of: [subject.name: .center(adapter)])
            let runner = ConformanceRunner(kit: kit, options: options, hosts: hosts)
            return await JudgmentGuard.watching(subject.name, unlessIn: hosts) {
              await runner.replay(token, with: subject)
            }
          }
        }
        return plan
      }
    }
  }

  static func session<Parser: PayloadParserUnderTest & SendableMetatype>(
    for parser: Parser.Type
  ) -> ConformanceSession {
    sessions.value(for: "\(ObjectIdentifier(parser)) payloads") {
      ConformanceSession(.payload, name: { PayloadParserSubject(parser).name }) {
        () throws(KitError) in
        try TestEnvironment.current.refuseContradiction()
        let suite = try PayloadSuite.load()
        return Plan(
          kit: try kit(withScenariosBelow: nil),
          names: suite.names,
          adapter: .parser(parser)
        ) { environment, answers, hosts in
          let subject = await PayloadParserSubject(parser)
          var options = environment.options
          options.answers = answers
          let runner = PayloadRunner(suite: suite, options: options, hosts: hosts)
          return await JudgmentGuard.watching(subject.name, unlessIn: hosts) {
            guard AnswerFile.adopts else { return (await runner.run(subject), answers) }
            let adopted = await runner.adopting(subject)
            return (adopted.results, adopted.answers)
          }
        }
      }
    }
  }

  /// Returns a replay token; nil if the token is about another subject, which another test judges.
  private static func token(_ text: String, for subject: String) async throws(KitError)
    -> ReplayToken?
  {
    let token: ReplayToken
    do throws(ReplayTokenError) { token = try ReplayToken(text) } catch {
      throw .callersInput("\(error)")
    }
    if token.subject == subject { return token }
    for session in sessions.all where await session.subjectName == token.subject { return nil }
    throw .callersInput(
      "PUSH_CONFORMANCE_REPLAY was found with '\(token.subject)', which no test of this run judges"
    )
  }

  /// Returns a kit that all adapters share, because reading the kit's files takes as long as judging an adapter.
  static func kit(withScenariosBelow folder: String?) throws(KitError) -> ConformanceKit {
    let kit = kits.value(for: folder ?? "") {
      Result { () throws(KitError) in
        let folders = folder.map { [CorpusFolder(URL(filePath: $0))] } ?? []
        return try ConformanceKit(resources: .load(), scenariosBelow: folders)
      }
    }
    return try kit.get()
  }

  private static let kits = ProcessRegistry<Result<ConformanceKit, KitError>>()
  static let sessions = ProcessRegistry<ConformanceSession>()
}

/// The check that the filter in the environment matches cases.
///
/// Without this check, Swift Testing would cancel each test, and the run would be green without a verdict. Swift
/// Testing makes the arguments of all tests before it runs the first test. So all sessions exist when the check runs.
extension ConformanceSession {
  /// The error about a pattern of `PUSH_CONFORMANCE_FILTER` that matches no case; nil if each pattern matches a case.
  static let faultOfFilter: String? = {
    let filter = TestEnvironment.current.options.filter
    guard filter.isActive else { return nil }
    let plans = sessions.all.compactMap { try? $0.plan.get() }
    let names = plans.flatMap(\.names)
    // A pattern can name any case of the kit, because another process can judge cases that this process lacks. The
    // payloads are read only if a pattern matches no case of this process, because reading them takes long.
    guard filter.fault(among: names) != nil else { return nil }
    let kit = try? ConformanceSession.kit(withScenariosBelow: nil)
    let ofKit = kit.map(\.caseNames) ?? []
    let payloads = (try? PayloadSuite.load().names) ?? []
    return filter.fault(among: Array(Set(names + ofKit + payloads)))
  }()
}
