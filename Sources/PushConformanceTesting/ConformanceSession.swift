import ConformanceReports
import Foundation
import PushConformance
import PushCorpus

/// The cases of one adapter in this process: judged once, for every test that asks.
final class ConformanceSession: Sendable {
  /// What there is to judge, and who judges it.
  struct Plan: Sendable {
    /// The names of the cases.
    var cases: [(kind: CaseResult.Kind, id: String)]
    /// Judges all of them.
    var judge: @Sendable () async -> SubjectResults
    /// Plays the scenario of the token that the environment names; nil where it names none.
    var replay: (@Sendable () async -> Replay)?

    /// Whether nothing but a token is played.
    var isReplay: Bool { replay != nil }
  }

  /// What became of a token.
  enum Replay: Sendable {
    /// It was played.
    case played(ReplayOutcome)
    /// It was found with another subject, of this name.
    case ofAnother(String)
    /// It is no token.
    case unreadable(ReplayTokenError)
  }

  /// The plan, or why the kit cannot be used.
  let plan: Result<Plan, KitError>
  private let name: @MainActor @Sendable () -> String
  private let judgement = Judgement()

  private init(
    name: @escaping @MainActor @Sendable () -> String,
    plan: () throws(KitError) -> Plan
  ) {
    self.name = name
    self.plan = Result(catching: plan)
  }

  /// What reports call the subject.
  @MainActor var subjectName: String { name() }

  /// Judges the subject, or answers what was judged before.
  ///
  /// - Throws: Why the kit cannot be used.
  func results() async throws(KitError) -> SubjectResults {
    await judgement.results(try plan.get().judge)
  }
}

// MARK: - All sessions of the process

extension ConformanceSession {
  /// The session of the adapter of a push center, made when it is first asked for.
  static func session<Adapter: PushCenterUnderTest & SendableMetatype>(
    for adapter: Adapter.Type,
    scenarios folder: String?
  ) -> ConformanceSession {
    sessions.value(for: "\(ObjectIdentifier(adapter)) \(folder ?? "")") {
      ConformanceSession(name: { PushCenterSubject(adapter).name }) { () throws(KitError) in
        let kit = try kit(withScenariosBelow: folder)
        let runner = ConformanceRunner(kit: kit, options: options, keeper: keeper)
        var cases: [(kind: CaseResult.Kind, id: String)] = []
        cases += kit.catalogue.requirements.map { (.requirement, $0.id) }
        cases += kit.scenarios.map { (.scenario, $0.id) }
        cases += GenerationBlock.all(cases: options.cases).map { (.generated, $0.id) }
        var plan = Plan(cases: cases) { await runner.run(await PushCenterSubject(adapter)) }
        if let token = replayToken {
          plan.replay = { await replay(token, with: await PushCenterSubject(adapter), by: runner) }
        }
        return plan
      }
    }
  }

  /// The session of the adapter of a payload parser, made when it is first asked for.
  static func session<Parser: PayloadParserUnderTest & SendableMetatype>(
    for parser: Parser.Type
  ) -> ConformanceSession {
    sessions.value(for: "\(ObjectIdentifier(parser)) payloads") {
      ConformanceSession(name: { PayloadParserSubject(parser).name }) { () throws(KitError) in
        let corpus = PayloadCorpus(corpus: try resources().corpus)
        let suite = try PayloadSuite(reading: corpus)
        return Plan(
          cases: suite.names.map { (.payload, $0) },
          judge: { await PayloadRunner(suite: suite).run(await PayloadParserSubject(parser)) }
        )
      }
    }
  }

  /// What is judged with `swift test`: everything golden, and as many generated runs as the environment says,
  /// from the seed that it says.
  static var options: RunOptions {
    let environment = ProcessInfo.processInfo.environment
    return RunOptions(
      seed: environment["PUSH_CONFORMANCE_SEED"].flatMap { UInt64($0) } ?? 0,
      cases: environment["PUSH_CONFORMANCE_CASES"].flatMap { Int($0) }
        ?? RunOptions.defaultTestCases,
      orders: environment["PUSH_CONFORMANCE_ORDERS"].flatMap { Int($0) } ?? 0
    )
  }

  /// Who keeps what generated runs find: the folder that the environment names, or the usual one of the
  /// package; nobody where it names none.
  private static var keeper: (any FindKeeper)? {
    let path = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_FINDS"] ?? FindFolder.usualPath
    return path.isEmpty ? nil : FindFolder(path)
  }

  /// The token that is to be played instead of everything else.
  private static var replayToken: String? {
    let text = ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_REPLAY"] ?? ""
    return text.isEmpty ? nil : text
  }

  /// Plays the scenario of a token, if it was found with this subject.
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

  private static func resources() throws(KitError) -> KitResources {
    do { return try KitResources.locate() } catch { throw .resources(error) }
  }

  /// The kit, with the scenarios of a folder if one is named: read once for all adapters, since that takes
  /// as long as judging one.
  private static func kit(withScenariosBelow folder: String?) throws(KitError) -> ConformanceKit {
    let kit = kits.value(for: folder ?? "") {
      Result { () throws(KitError) in
        let folders = folder.map { [CorpusFolder(URL(filePath: $0))] } ?? []
        return try ConformanceKit(resources: try resources(), scenariosBelow: folders)
      }
    }
    return try kit.get()
  }

  private static let kits = ProcessRegistry<Result<ConformanceKit, KitError>>()
  private static let sessions = ProcessRegistry<ConformanceSession>()
}

/// The judgement of one adapter: made once, however many tests ask for it at the same time.
private actor Judgement {
  typealias Work = @Sendable () async -> SubjectResults

  private var task: Task<SubjectResults, Never>?

  func results(_ judge: @escaping Work) async -> SubjectResults {
    let task = task ?? Task { await JudgementQueue.shared.perform(judge) }
    self.task = task
    return await task.value
  }
}

/// Judges adapters one after another: several may stand before one center that is a singleton.
private actor JudgementQueue {
  static let shared = JudgementQueue()

  private var last: Task<SubjectResults, Never>?

  func perform(_ judge: @escaping Judgement.Work) async -> SubjectResults {
    let task = Task { [last] in
      _ = await last?.value
      return await judge()
    }
    last = task
    return await task.value
  }
}
