import Foundation
import PushConformanceTesting
import ReferenceAdapters
import Testing

/// The issues that an adopter reads about a fault, word for word.
@Suite("Each fault has its text")
struct WrongCenterTests {
  @Test("A finding has the expected and seen behaviour, the shortest steps, and a hint")
  func finding() async throws {
    let test = try Conformance.requirements(of: TruncatingCenter.self)
      .named("token.text-is-lossless-hexadecimal")
    let token = "1a00ff000000000000000000000000000000000000000000000000000000ff00"
    try await test.expectIssue(
      """
      expected an upload of the token as '\(token)'; saw uploaded the token '1a'

      token.text-is-lossless-hexadecimal (must)
        When the system hands over a token, the center uploads all of its bytes in the declared form, \
      such as two hexadecimal digits for each byte.
          except when the app queues its requests, and an earlier event has asked for the upload

      Scenario token.zero-bytes-inside
        1  launch
        2  request registration
             → called registerForRemoteNotifications
        3  receive token \(token)
             → uploaded the token '1a'

      Expected  an upload of the token as '\(token)'
      Saw       uploaded the token '1a'
      When      in no fresh story: 0 of 368 occasions
      Why       The server stores a text that APNs rejects, and the device gets no notifications.
      Check     Write all bytes of the newest token in the declared form. Do not take the text from a \
      description or a C string, which ends at a zero byte. Do not assume a length.
      Again     PUSH_CONFORMANCE_FILTER=token.text-is-lossless-hexadecimal swift test
      Also      seen in N other scenarios
      """
    )
  }

  @Test("A violated should is a warning")
  func note() async throws {
    let test = try Conformance.requirements(of: EagerCenter.self)
      .named("token.repeated-token-is-not-sent-again")
    try await withKnownIssue {
      try await test.check()
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue
          .hasPrefix("token.repeated-token-is-not-sent-again (should)\n") == true
    }
  }

  /// A center that cannot be judged, and the reason.
  struct Row: Sendable, CustomTestStringConvertible {
    var tests: @Sendable () -> [ConformanceTest]
    var requirement: String
    var issue: String
    var testDescription: String { String(issue.prefix { $0 != ":" }) }
  }

  /// The token of the scenario `token.zero-bytes-inside`.
  private static let zeroToken = "1a00ff000000000000000000000000000000000000000000000000000000ff00"

  static let rows: [Row] = [
    Row(
      tests: { Conformance.requirements(of: HoardingAdapter.self) },
      requirement: "broadcast.each-observer-once",
      issue: """
        adapter.keeps-bridge: the adapter keeps an observer alive that it never handed to the \
        center; do not store the bridge, or an object that owns it, in the adapter
        """
    ),
    Row(
      tests: { Conformance.scenarios(of: LateCenter.self) },
      requirement: "token.zero-bytes-inside",
      issue: """
        subject.late-effect: At step 3 (receive token \(zeroToken)): an effect came after the kit \
        had judged the center quiet: uploaded the token '\(zeroToken)'. The center declares \
        .work(.synchronous); if it works on a queue or thread that nothing awaits, declare \
        .work(.settles) and implement settle()
        """
    ),
    Row(
      tests: { Conformance.scenarios(of: SharingCenter.self) },
      requirement: "permission.refused-while-registering",
      issue: """
        subject.not-repeatable: At step 5 (receive token \(LateCenter.token)): two plays of \
        permission.refused-while-registering went different ways: first uploaded the token \
        '\(LateCenter.token)', then nothing; look for state that is shared between centers, such as a \
        singleton or NotificationCenter.default
        """
    ),
  ]

  @Test("An error names the cause and a remedy", arguments: rows)
  func errors(_ row: Row) async throws {
    try await row.tests().named(row.requirement).expectIssue(row.issue)
  }

  @Test("A missing folder of scenarios is one failing test")
  func missingFolder() async throws {
    let folder = ReportFolder.file("no-such-folder")
    let tests = Conformance.scenarios(of: PushCenterAdapter.self, scenarios: folder)
    #expect(tests.map(\.id) == ["kit.loads"])
    try await tests[0].expectIssue("\(folder): there is no such folder")
  }

  @Test("Tests are identified by their names, also in encoded form")
  func identity() throws {
    let test = try Conformance.requirements(of: PushCenterAdapter.self)
      .named("token.text-is-lossless-hexadecimal")
    #expect(test.testDescription == "token.text-is-lossless-hexadecimal")
    let json = try JSONEncoder().encode(Encoded(test: test))
    #expect(String(decoding: json, as: UTF8.self) == #""token.text-is-lossless-hexadecimal""#)
  }

  private struct Encoded: Encodable {
    var test: ConformanceTest
    func encode(to encoder: any Encoder) throws { try test.encodeTestArgument(to: encoder) }
  }
}
