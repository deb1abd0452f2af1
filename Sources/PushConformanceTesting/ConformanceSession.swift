import ConformanceReports
import Foundation
import PushConformance
import PushCorpus

/// The cases of one adapter in this process.
///
/// The session judges the cases once, for all tests that ask for their results.
final class ConformanceSession: Sendable {
  struct Plan: Sendable {
    var cases: [(kind: CaseResult.Kind, id: String)]
    /// Judges all cases, with answers, the processes in which subjects play, and the number of random orders.
    ///
    /// The second result is what the file says about the subject, as ``AnswerFile/adopts`` changes it.
    var judge:
      @Sendable (Answers, (any SubjectHosts)?, Int) async -> (SubjectResults, Answers.Section)
    /// The kit whose requirements and scenarios the answers name.
    var kit: ConformanceKit
    /// A closure that plays the scenario of the environment's replay token; nil if there is no token.
    var replay: (@Sendable ((any SubjectHosts)?) async -> Replay)?
    /// The adapter, in a form by which a new process of the same executable can find it.
    var adapter: AdapterReference

    var isReplay: Bool { replay != nil }
  }

  enum Replay: Sendable {
    case played(ReplayOutcome)
    /// The token belongs to a finding about a different subject, which has this name.
    case ofAnother(String)
    /// The text is not a replay token, or is a damaged one.
    case unreadable(ReplayTokenError)
  }

  /// The plan, or the reason why the kit cannot be used.
  let plan: Result<Plan, KitError>
  private let name: @MainActor @Sendable () -> String

  private init(
    name: @escaping @MainActor @Sendable () -> String,
    plan: () throws(KitError) -> Plan
  ) {
    self.name = name
    self.plan = Result(catching: plan)
  }

  @MainActor var subjectName: String { name() }

  /// Computed once for each combination of answers, place where the subject plays, and number of orders.
  func results(
    answeredBy file: AnswerFile,
    isolation: ConformanceIsolation,
    orders asked: Int = 0
  ) async throws(KitError) -> SubjectResults {
    let plan = try plan.get()
    let orders = try TestEnvironment.current.orders(askedBySuite: asked)
    if let fault = Self.faultOfFilter { throw .callersInput(fault) }
    let hosts = try isolation.hosts(of: [await subjectName: plan.adapter])
    let key = Judgement.Key(
      session: ObjectIdentifier(self),
      answers: file,
      isolation: isolation,
      orders: orders
    )
    return try await Judgement.shared.results(for: key) {
      do throws(KitError) {
        let answers = try file.read(kit: plan.kit)
        let (results, section) = await plan.judge(answers, hosts, orders)
        if AnswerFile.adopts { try file.write(section, about: results.subject, kit: plan.kit) }
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
      ConformanceSession(name: { PushCenterSubject(adapter).name }) { () throws(KitError) in
        let environment = TestEnvironment.current
        let name = PushCenterSubject.name(ofType: "\(adapter)")
        let kit = try environment.kit(try kit(withScenariosBelow: folder), for: name)
        let options = environment.options
        let runner = ConformanceRunner(kit: kit, options: options, keeper: environment.keeper)
        var cases: [(kind: CaseResult.Kind, id: String)] = []
        cases += kit.catalogue.requirements.map { (.requirement, $0.id) }
        cases += kit.scenarios.map { (.scenario, $0.id) }
        cases += GenerationBlock.all(cases: options.caseCount).map { (.generated, $0.id) }
        var plan = Plan(
          cases: cases,
          judge: { answers, hosts, orders in
            let subject = await PushCenterSubject(adapter)
            var chosen = runner.answered(by: answers).playing(in: hosts)
            chosen.options.orderCount = orders
            return await JudgementGuard.watching(subject.name, unlessIn: hosts) { [chosen] in
              guard AnswerFile.adopts else {
                return (await chosen.run(subject), answers[subject.name])
              }
              let adopted = await chosen.adopting(subject)
              return (adopted.results, adopted.answers[subject.name])
            }
          },
          kit: kit,
          adapter: .center(adapter)
        )
        if let token = replayToken {
          plan.replay = { hosts in
            let subject = await PushCenterSubject(adapter)
            return await JudgementGuard.watching(subject.name, unlessIn: hosts) {
              await replay(token, with: subject, by: runner.playing(in: hosts))
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
      ConformanceSession(name: { PayloadParserSubject(parser).name }) { () throws(KitError) in
        try TestEnvironment.current.refuseContradiction()
        let corpus = PayloadCorpus(corpus: try resources().corpus)
        let suite = try PayloadSuite(reading: corpus)
        let kit = try kit(withScenariosBelow: nil)
        return Plan(
          cases: suite.names.map { (.payload, $0) },
          judge: { answers, hosts, _ in
            let subject = await PayloadParserSubject(parser)
            var options = TestEnvironment.current.options
            options.answers = answers
            let runner = PayloadRunner(suite: suite, options: options, hosts: hosts)
            return await JudgementGuard.watching(subject.name, unlessIn: hosts) { [runner] in
              guard AnswerFile.adopts else {
                return (await runner.run(subject), answers[subject.name])
              }
              let adopted = await runner.adopting(subject)
              return (adopted.results, adopted.answers[subject.name])
            }
          },
          kit: kit,
          adapter: .parser(parser)
        )
      }
    }
  }

  /// The replay token in the environment, which the session plays in place of all cases; nil for none.
  private static var replayToken: String? {
    let text = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_REPLAY"] ?? ""
    return text.isEmpty ? nil : text
  }

  static func replay(
    _ text: String,
    with subject: PushCenterSubject,
    by runner: ConformanceRunner
  ) async -> Replay {
    do throws(ReplayTokenError) {
      let token = try ReplayToken(text)
      guard token.subject == subject.name else { return .ofAnother(token.subject) }
      return .played(await runner.replay(token, with: subject))
    } catch {
      return .unreadable(error)
    }
  }

  static func resources() throws(KitError) -> KitResources {
    do { return try KitResources.locate() } catch { throw .resources(error) }
  }

  /// All adapters share the kit, because reading the kit's files takes as long as judging an adapter.
  static func kit(withScenariosBelow folder: String?) throws(KitError) -> ConformanceKit {
    let kit = kits.value(for: folder ?? "") {
      Result { () throws(KitError) in
        let folders = folder.map { [CorpusFolder(URL(filePath: $0))] } ?? []
        return try ConformanceKit(resources: try resources(), scenariosBelow: folders)
      }
    }
    return try kit.get()
  }

  private static let kits = ProcessRegistry<Result<ConformanceKit, KitError>>()
  static let sessions = ProcessRegistry<ConformanceSession>()
}

/// Checks of the choices in the environment: the filter must match cases, and the replay token must be about a subject
/// that a test judges.
///
/// Without these checks, Swift Testing would cancel each test, and the run would be green without a verdict. Swift
/// Testing makes the arguments of all tests before it runs the first test. So all sessions exist at each check.
extension ConformanceSession {
  /// Nil if each pattern of `PUSH_CONFORMANCE_FILTER` matches a case.
  static let faultOfFilter: String? = {
    let filter = TestEnvironment.current.options.filter
    guard filter.isActive else { return nil }
    let plans = sessions.all.compactMap { try? $0.plan.get() }
    let names = plans.flatMap { $0.cases.map(\.id) }
    // Another process may judge cases that this process lacks, so all names of the kit count. Reading the payloads
    // takes long, and is rarely necessary.
    guard filter.fault(among: names) != nil else { return nil }
    let kit = try? ConformanceSession.kit(withScenariosBelow: nil)
    let ofKit = kit.map { $0.catalogue.requirements.map(\.id) + $0.scenarios.map(\.id) } ?? []
    let corpus = try? PayloadCorpus(corpus: resources().corpus)
    let payloads = corpus.flatMap { try? PayloadSuite(reading: $0).names } ?? []
    return filter.fault(among: Array(Set(names + ofKit + payloads)))
  }()

  static func judges(_ subject: String) async -> Bool {
    for session in sessions.all where await session.subjectName == subject { return true }
    return false
  }
}
