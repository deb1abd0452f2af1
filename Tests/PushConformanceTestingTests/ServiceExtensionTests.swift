import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformanceTesting
import ReferenceAdapters
import Testing

/// Service extensions in Swift Testing, named like every subject by the type of their adapter.
///
/// Serialized, since a report exists when its suites have ended.
@Suite("Service extensions", .serialized)
struct ServiceExtensionTests {
  static let report = ReportFolder.file("extension.xml")

  @Suite("A correct extension", .pushConformance(report: report))
  struct Correct {
    @Test(arguments: Conformance.requirements(of: NotificationEnricherAdapter.self))
    func requirement(_ test: ConformanceTest) async throws { try await test.check() }

    @Test(arguments: Conformance.scenarios(of: NotificationEnricherAdapter.self))
    func scenario(_ test: ConformanceTest) async throws { try await test.check() }

    @Test(arguments: Conformance.generated(of: NotificationEnricherAdapter.self))
    func generated(_ test: ConformanceTest) async throws { try await test.check() }
  }

  @Test("leaves a report in which all that is about extensions has passed")
  func correctReport() throws {
    let report = try JUnitReport(reading: .file(Self.report))
    let played = report.suites.filter { $0.name.hasSuffix(".extension") }
    #expect(
      played.map(\.name).sorted() == [
        "notification-enricher.requirements.extension",
        "notification-enricher.scenarios.extension",
      ]
    )
    let kit = try Kit.load()
    let names = played.flatMap(\.cases).map(\.name).sorted()
    let expected =
      kit.catalogue.requirements.map(\.id).filter { $0.hasPrefix("extension.") }
      + kit.scenarios.map(\.id).filter { $0.hasPrefix("extension.") }
    #expect(names == expected.sorted())
    let passed = report.suites.flatMap(\.cases).filter { $0.outcome == .passed }.map(\.name)
    // The enricher fetches no texts, so the requirements and scenarios about fetched texts are skipped.
    let skipped = kit.catalogue.requirements.filter { $0.roles.contains(.textFetching) }.map(\.id)
    let unplayed = kit.scenarios.filter { !Set($0.exercises).isDisjoint(with: skipped) }.map(\.id)
    let ofEnricher = Set(expected).subtracting(skipped + unplayed)
    #expect(Set(passed).isSuperset(of: ofEnricher.filter { !$0.contains("another-thread") }))
    #expect(passed.contains("extensions.block-1"))
    let checked = try JUnitChecker().check(path: Self.report)
    #expect(checked.findings == [])
    #expect(checked.counts.failures + checked.counts.errors == 0)
  }

  @Test("A finding shows the answer of the extension")
  func finding() async throws {
    let test = try Conformance.requirements(of: HastyExtension.self)
      .named("extension.named-attachment-is-attached")
    let saw = """
      began to download https://example.com/harbour.jpg; answered the request of 'photo' with 'Ada', \
      'Look where I am'
      """
    try await test.expectIssue(
      """
      expected the request of 'photo' to be answered after the download, because the time has not \
      run out; saw \(saw)

      extension.named-attachment-is-attached (must)
        The answer to a request whose payload names an attachment waits for the download and \
      contains the downloaded file.
          except when time runs out before the download ends
          except when the extension fetches the text first, and a limit of its own ends the waiting for the text
          except when the download fails, or brings a file of an unknown type
          except when the answer is empty, and the app declares that its extension may discard notifications
          except when the same notification comes again

      Scenario extension.photo-comes-with-the-message, shortened to 1 step
        1  deliver 'photo'  {"aps":{"mutable-content":1,"alert":{"title":"Ada","body":"Look where I \
      am"}},"attachment":"https://example.com/harbour.jpg"}
             → began to download https://example.com/harbour.jpg
             → answered the request of 'photo' with 'Ada', 'Look where I am'

      Expected  the request of 'photo' to be answered after the download, because the time has not \
      run out
      Saw       \(saw)
      Why       Notifications come without their image, although the server has named one.
      Check     Call the content handler only after the download has ended, and assign the \
      attachments before that call. Look at every path that calls the handler, also the one after a \
      failed decryption.
      Again     PUSH_CONFORMANCE_FILTER=extension.named-attachment-is-attached swift test
      Also      seen in N other scenarios
      """
    )
  }
}

/// An extension that answers at once, and does not attach a later download.
final class HastyExtension: AttachingExtension {
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    var content = request.content
    if let text = content.userInfo.dictionary["attachment"] as? String, let url = URL(string: text)
    {
      application.download(url) { result in
        content.attachments =
          (try? result.get()).map { [NotificationAttachment(url: $0.url)] } ?? []
      }
    }
    contentHandler(content)
  }
}
