import Foundation
import PushConformance
import PushCorpus

/// The runs of one adapter in this process: made once, judged by every test that asks.
final class ConformanceSession: Sendable {
  let kit: Result<ConformanceKit, KitError>
  private let subject: @MainActor @Sendable () -> Subject
  private let work = ResultsOnce()

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

  /// Judges the center, or answers what was judged before.
  ///
  /// - Throws: Why the kit cannot be used.
  func results() async throws(KitError) -> SubjectResults {
    let kit = try kit.get()
    return await work.results { [subject] in
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

  private static let sessions = Register<ConformanceSession>()
}

/// Judges one adapter once, however many tests ask at the same time.
private actor ResultsOnce {
  private var task: Task<SubjectResults, Never>?

  func results(_ judge: @escaping @Sendable () async -> SubjectResults) async -> SubjectResults {
    let task = task ?? Task { await judge() }
    self.task = task
    return await task.value
  }
}
