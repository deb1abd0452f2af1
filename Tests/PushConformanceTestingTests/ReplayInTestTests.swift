import ConformanceTestSupport
import Foundation
import PushConformanceTesting
import Testing

@Suite("A token is played in a test")
struct ReplayInTestTests {
  @MainActor private static func token() throws -> String {
    let scenario = try #require(
      try Kit.load().scenarios.first { $0.id == "token.zero-bytes-inside" }
    )
    return try #require(ReplayToken(subject: "truncating-center", scenario: scenario).text)
  }

  @Test("Each violated requirement is an issue of the test; a center that conforms has none")
  @MainActor func replay() async throws {
    let token = try Self.token()
    try await withKnownIssue {
      try await Conformance.replay(token, of: TruncatingCenter.self)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("expected ") && text.contains("PUSH_CONFORMANCE_REPLAY=\(token)")
    }
    try await Conformance.replay(token, of: EagerCenter.self)
  }

  @Test("A variable without a meaning is an error, and nothing is played")
  func wrongVariable() async throws {
    let token = try await Self.token()
    await #expect(processExitsWith: .exitCode(0)) { [token = token as String] in
      unsafe setenv("PUSH_CONFORMANCE_CASES", "many", 1)
      let error = await #expect(throws: KitError.self) {
        try await Conformance.replay(token, of: TruncatingCenter.self)
      }
      #expect(error.map { "\($0)" }?.contains("PUSH_CONFORMANCE_CASES") == true)
      exit(0)
    }
  }

  @Test("A text that is no token is an issue")
  @MainActor func wrongToken() async throws {
    try await withKnownIssue {
      try await Conformance.replay("PC1.eyJz.00000000", of: EagerCenter.self)
    } matching: {
      $0.comments.map(\.rawValue) == [
        "the token is damaged; copy the whole of it, without spaces and line breaks"
      ]
    }
  }
}
