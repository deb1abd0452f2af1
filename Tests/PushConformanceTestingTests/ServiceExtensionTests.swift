import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformanceTesting
import ReferenceAdapters
import Testing

/// The suite is serialized, because a report exists only after its suites have ended.
@Suite("Service extensions", .serialized)
struct ServiceExtensionTests {
  static let report = ReportFolder.file("extension.xml")

  @Suite("A correct extension", .pushConformance(report: report))
  struct Correct {
    @Test(arguments: Conformance.areas(of: NotificationEnricherAdapter.self))
    func area(_ test: ConformanceTest) async throws { try await test.check() }
  }

  @Test("leaves a report in which all that is about extensions has passed")
  func correctReport() throws {
    let report = try JUnitReport(reading: .file(Self.report))
    let played = report.suites.filter { $0.name.hasSuffix(".extension") }
    #expect(
      played.map(\.name).sorted() == [
        "notification-enricher.requirements.extension", "notification-enricher.scenarios.extension",
      ]
    )
    let kit = try Kit.load()
    let names = played.flatMap(\.cases).map(\.name).sorted()
    let expected =
      kit.catalog.requirements.map(\.id).filter { $0.hasPrefix("extension.") }
      + kit.scenarios.map(\.id).filter { $0.hasPrefix("extension.") }
    #expect(names == expected.sorted())
    let passed = report.suites.flatMap(\.cases).filter { $0.outcome == .passed }.map(\.name)
    // The enricher fetches no texts, so the requirements and scenarios about fetched texts are skipped.
    let skipped = kit.catalog.requirements.filter { $0.roles.contains(.textFetching) }.map(\.id)
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
    let test = try Conformance.areas(of: HastyExtension.self).named("extension")
    let issues = try await test.issues().filter { $0.severity == .error }
    #expect(
      issues.first?.text.hasPrefix(
        """
        1  If the payload names an attachment, the extension calls the content handler only after the download, and attaches the
           downloaded file to the content.
           must · 12 runs · extension.named-attachment-is-attached · q-316545
             1  deliver 'photo'  {"aps":{"mutable-content":1,"alert":{"title":"Ada","body":"Look where I
                  am"}},"attachment":"https://example.com/harbour.jpg"}
                  → began to download https://example.com/harbour.jpg
                  → answered the request of 'photo' with 'Ada', 'Look where I am'
           Expected  the request of 'photo' to be answered after the download, because the time has not run out

        """
      ) == true
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
