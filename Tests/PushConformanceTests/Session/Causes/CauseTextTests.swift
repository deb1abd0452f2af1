import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

@Suite("A cause is described in a few lines", .serialized)
struct CauseTextTests {
  @Test("A cause has the duty, the story, the expected effect, a hint and the way to repeat it")
  @MainActor func text() async throws {
    let causes = try await Self.causes(of: SubjectRow(FaultySuppression.ToastsAllTheSame.self))
    try #require(causes.count == 1)
    let text = causes[0].lines(number: 1, subject: "toasts-all-the-same").joined(separator: "\n")
    Snapshot.expect(text + "\n", named: "cause.txt")
  }

  static let rows = FaultySubjects.rows.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)

  @Test("A cause takes at most fifteen lines of 120 columns", arguments: rows)
  @MainActor func size(_ row: SubjectRow) async throws {
    for cause in try await Self.causes(of: row) {
      let lines = cause.lines(number: 10, subject: "a-center")
      #expect(lines.count <= 15)
      for line in lines where !line.contains("Again ") { #expect(line.count <= 120) }
      #expect(lines[0].hasPrefix("10  "))
      let again = "    Again     push-conformance run a-center --filter "
      #expect(lines.contains { $0.hasPrefix(again) })
    }
  }

  /// An adapter whose center was never connected: it calls the completion handlers, and opens nothing.
  final class Unconnected: RespondingCenter, RoutingCenter {
    static let app = PushApp().sends { ["aps": $0.aps, "url": $0.url] }.actions()

    init(application: SimulatedApplication) {}

    func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
      completion([.banner, .list])
    }

    func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      completion()
    }
  }

  @Test("A cause whose effect no scenario shows names the call that the adapter may lack")
  @MainActor func unconnected() async throws {
    let options = RunOptions(caseCount: 0)
    let results = try await Kit.results(of: PushCenterSubject(Unconnected.self), options)
    let causes = FindingGroup.all(in: results.cases)
    try #require(causes.count == 1)
    let played = results.cases.count { result in
      if result.kind == .scenario, case .skipped = result.outcome {
        false
      } else {
        result.kind == .scenario
      }
    }
    let hint = """
      No step of \(played) scenarios opens a URL, so your adapter may not be wired up. \
      Call application.open(_:) where your app opens a URL.
      """
    #expect(causes[0].lead.finding.hint == hint)
    #expect(
      causes[0].lines(number: 1, subject: "unconnected").contains { $0.contains("Check     No") }
    )
  }

  private final class Silencing: RespondingCenter, ToastingCenter {
    static let app = PushApp().sends { ["aps": $0.aps, "link": $0.url] }

    init(application: SimulatedApplication) {}

    func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
      completion(notification.userInfo.payload["link"] == nil ? [.badge] : [.banner, .list])
    }
    func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      completion()
    }
  }

  @Test("A center that shows banners is not taken for one without a connection")
  @MainActor func bannersInPlaceOfToasts() async throws {
    let options = RunOptions(caseCount: 0)
    let results = try await Kit.results(of: PushCenterSubject(Silencing.self), options)
    let cause = try #require(
      FindingGroup.all(in: results.cases).first {
        $0.lead.result.id == "toast.active-receipt-shows-one"
      }
    )
    #expect(
      cause.lead.finding.hint?.hasPrefix("None of") == false,
      "\(cause.lead.finding.hint ?? "")"
    )
  }

  @MainActor private static func causes(of row: SubjectRow) async throws -> [FindingGroup] {
    FindingGroup.all(in: try await Kit.results(of: row.subject()).cases)
  }
}
