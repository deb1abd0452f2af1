import Foundation
import PushConformanceTesting
import ReferenceAdapters
import Testing

/// The issues that an adopter reads about a fault, word for word.
@Suite("Each fault has its text")
struct WrongCenterTests {
  @Test("A finding has the expected and seen behavior, the shortest steps, and a hint")
  func finding() async throws {
    let test = try Conformance.areas(of: TruncatingCenter.self).named("token")
    let issues = try await test.issues().filter { $0.severity == .error }
    #expect(
      issues.map(\.text) == [
        """
        1  When the system delivers a token, the center uploads all of its bytes in the declared form, such as two hexadecimal
           digits for each byte.
           must · 37 runs · token.text-is-lossless-hexadecimal · q-4635b8
             1  launch
             2  request registration
                  → called registerForRemoteNotifications
             3  receive token 1a00ff00…ff00
                  → uploaded the token '1a'
           Expected  an upload of the token as '1a00ff00…ff00'
           Saw       uploaded the token '1a'
           When      not seen again in 380 fresh occasions
           Check     Write all bytes of the newest token in the declared form. Do not build the string from `description` or a C
                     string, which ends at a zero byte. Do not assume a length.
           Again     PUSH_CONFORMANCE_FILTER=token.text-is-lossless-hexadecimal swift test
           Also      token.changed-token-is-uploaded, token.older-token-is-not-sent-again
        """
      ]
    )
  }

  @Test("A violated should is a warning")
  func note() async throws {
    let test = try Conformance.areas(of: EagerCenter.self).named("token")
    try await withKnownIssue {
      try await test.check()
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue
          .hasPrefix("token.repeated-token-is-not-sent-again (should)\n") == true
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var tests: @Sendable () -> [ConformanceTest]
    var area: String
    var issue: String
    /// The end of the issue; empty if ``issue`` is the whole text.
    var remedy = ""
    var testDescription: String { String(issue.prefix { $0 != ":" }) }
  }

  static let rows: [Row] = [
    Row(
      tests: { Conformance.areas(of: HoardingAdapter.self) },
      area: "broadcast",
      issue: """
        adapter.keeps-bridge: the adapter keeps an observer alive that it never passed to the \
        center; do not store the bridge, or an object that owns it, in the adapter
        """
    ),
    Row(
      tests: { Conformance.areas(of: LateCenter.self) },
      area: "token",
      issue: "subject.late-effect: At step ",
      remedy: "declare .work(.settles) and implement settle()"
    ),
    Row(
      tests: { Conformance.areas(of: SharingCenter.self) },
      area: "permission",
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
    let issues = try await row.tests().named(row.area).issues()
    #expect(issues.count { $0.text.hasPrefix("\(row.testDescription): ") } == 1)
    let text = issues.first?.text ?? ""
    #expect(row.remedy.isEmpty ? text == row.issue : text.hasPrefix(row.issue))
    #expect(text.hasSuffix(row.remedy))
  }

  @Test("A missing folder of scenarios is one failing test")
  func missingFolder() async throws {
    let folder = ReportFolder.file("no-such-folder")
    let tests = Conformance.areas(of: PushCenterAdapter.self, scenarios: folder)
    #expect(tests.map(\.id) == ["kit.loads"])
    try await tests[0].expectIssue("\(folder): there is no such folder")
  }

  @Test("Tests are identified by their names, also in encoded form")
  func identity() throws {
    let test = try Conformance.areas(of: PushCenterAdapter.self).named("token")
    #expect(test.testDescription == "token")
    let json = try JSONEncoder().encode(Encoded(test: test))
    #expect(String(decoding: json, as: UTF8.self) == #""token""#)
  }

  private struct Encoded: Encodable {
    var test: ConformanceTest
    func encode(to encoder: any Encoder) throws { try test.encodeTestArgument(to: encoder) }
  }
}
