import Foundation
import PushConformance
import PushCorpus

/// The runs of one adapter in this process: made once, judged by every test that asks.
final class ConformanceSession: Sendable {
  let kit: Result<ConformanceKit, KitError>
  private let subject: @MainActor @Sendable () -> Subject
  private let judgement = Judgement()

  private init<Adapter: PushCenterUnderTest & SendableMetatype>(
    _ adapter: Adapter.Type,
    scenarios folder: String?
  ) {
    subject = { Subject(adapter) }
    do throws(KitError) {
      let folders = folder.map { [CorpusFolder(URL(filePath: $0))] } ?? []
      let resources: KitResources
      do { resources = try KitResources.locate() } catch { throw .resources(error) }
      kit = .success(try ConformanceKit(resources: resources, scenariosBelow: folders))
    } catch {
      kit = .failure(error)
    }
  }

  /// What reports call the center.
  @MainActor var subjectName: String { subject().name }

  /// Judges the center, or answers what was judged before.
  ///
  /// - Throws: Why the kit cannot be used.
  func results() async throws(KitError) -> SubjectResults {
    let kit = try kit.get()
    return await judgement.results { [subject] in
      await ConformanceRunner(kit: kit).run(await subject())
    }
  }

  // MARK: - All sessions of the process

  /// The session of an adapter, made when it is first asked for.
  static func session<Adapter: PushCenterUnderTest & SendableMetatype>(
    for adapter: Adapter.Type,
    scenarios folder: String?
  ) -> ConformanceSession {
    sessions.value(for: "\(ObjectIdentifier(adapter)) \(folder ?? "")") {
      ConformanceSession(adapter, scenarios: folder)
    }
  }

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
