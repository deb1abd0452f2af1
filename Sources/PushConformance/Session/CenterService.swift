import PushCorpus
import PushSimulation

/// Answers the requests of another process about a push center that plays in this process.
@MainActor package final class CenterService: SubjectService {
  private let subject: PushCenterSubject
  /// The latest run, whose notifications the next play reuses if its scenario has the same notifications.
  private var latest: Run?
  private var basis: (requirements: [Requirement], payloads: CorpusPayloads)?

  package init(of subject: PushCenterSubject) { self.subject = subject }

  package func answer(to request: [UInt8]) async throws -> [UInt8] {
    var reader = WireReader(request)
    var writer = WireWriter()
    switch try reader.read() as RequestKind {
    case .adapter:
      let manner: PlayManner = try reader.readLast()
      // The kit makes a center to answer this request, and the center can hang, so the step board has to name a play.
      StepBoard.current?.begin(play: 0, of: "")
      defer { StepBoard.current?.end() }
      writer.write(await AdapterCheck.problem(of: subject, by: manner.way))
    case .play:
      let request: PlayRequest = try reader.readLast()
      let stage = Stage(subject: subject)
      stage.manner = request.manner
      let run = await stage.play(
        request.scenario,
        in: request.schedule,
        after: latest,
        listening: request.listens
      )
      latest = run
      run.write(to: &writer)
    case .block:
      let request: BlockRequest = try reader.readLast()
      let (requirements, payloads) = try generationBasis()
      await request.play(with: subject, judgedBy: requirements, carrying: payloads)
        .write(to: &writer)
    case .payload: throw WireError()
    }
    return writer.bytes
  }

  private func generationBasis() throws(KitError) -> ([Requirement], CorpusPayloads) {
    if let basis { return basis }
    let resources = try KitResources.load()
    let catalog = try RequirementCatalog(reading: CorpusFolder(resources.specs))
    let payloads = try CorpusPayloads(reading: PayloadCorpus(corpus: resources.corpus))
    let read = (catalog.requirements.filter { $0.reasonToSkip(subject) == nil }, payloads)
    basis = read
    return read
  }
}
