import Foundation
import PushPayloads
import Testing

@testable import PushConformance

@Suite("replay")
struct ReplayTests {
  private static func token(
    of subject: String = "push-center",
    _ steps: [Step] = [.application(.launch), .notification(.deliver("first"))]
  ) throws -> String {
    let scenario = Scenario(
      id: "generated.toast",
      title: "Found by generation",
      notifications: ["first": AbstractNotification(alert: "Hello")],
      when: steps
    )
    return try #require(ReplayToken(subject: subject, scenario: scenario).text)
  }

  @Test("A token that no longer fails says so")
  func noLongerFails() async throws {
    let token = try Self.token()
    let own = try await Tool.run("replay", token)
    #expect(own == Tool.Outcome(0, output: "push-center: the token no longer fails\n"))
    let other = try await Tool.run("replay", token, "responder-chain")
    #expect(other == Tool.Outcome(0, output: "responder-chain: the token no longer fails\n"))
  }

  @Test("A token that cannot be replayed is refused with a reason")
  func refusals() async throws {
    let token = try Self.token()
    let other = try await Tool.run("replay", "PC2" + token.dropFirst(3))
    #expect(other.status == 2)
    #expect(other.complaints.contains("the token is of version PC2"))
    let cut = try await Tool.run("replay", String(token.dropLast(3)))
    #expect(cut.status == 2)
    #expect(cut.complaints.contains("the token is damaged"))
    let unknown = try await Tool.run("replay", try Self.token(of: "my-center"))
    #expect(unknown.status == 2)
    #expect(
      unknown.complaints.contains("there is no center 'my-center'; the centers are push-center")
    )
    let missing = try await Tool.run("replay", token, "nobody")
    #expect(missing.status == 2)
    #expect(missing.complaints.contains("there is no center 'nobody'"))
    let deaf = try await Tool.run("replay", token, "navigation-responder")
    #expect(deaf.status == 2)
    #expect(deaf.complaints.contains("'navigation-responder' does not play the scenario"))
  }

  /// The first center is quiet when its callbacks return; the second works in tasks, which take turns.
  @Test(
    "--cases and --seed decide which runs are generated, and --statistics shows them",
    arguments: ["push-center", "modern-push-center"]
  )
  func statistics(_ subject: String) async throws {
    let arguments = ["run", subject, "--filter", "notifications.*"]
    let none = try await Tool.run(arguments + ["--cases", "0"])
    #expect(none.status == 2)
    let few = try await Tool.run(
      arguments + ["--cases", "20", "--seed", "3", "--steps", "5", "--statistics"]
    )
    #expect(few.status == 0)
    #expect(few.output.contains("\(subject)  notifications.block-1: 10 runs, "))
    #expect(few.output.contains("  launch "))
    let again = try await Tool.run(
      arguments + ["--cases", "20", "--seed", "3", "--steps", "5", "--statistics"]
    )
    #expect(again == few)
    let others = try await Tool.run(
      arguments + ["--cases", "20", "--seed", "4", "--steps", "5", "--statistics"]
    )
    #expect(others.output != few.output)
  }
}
