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
    let unknown = try Self.token(of: "my-center")
    for (arguments, complaint) in [
      (["PC2" + token.dropFirst(3)], "the token is of version PC2"),
      ([String(token.dropLast(3))], "the token is damaged"),
      ([unknown], "there is no center 'my-center'; the centers are push-center"),
      ([token, "nobody"], "there is no center 'nobody'"),
      ([token, "navigation-responder"], "'navigation-responder' does not play the scenario"),
    ] {
      let outcome = try await Tool.run(["replay"] + arguments)
      #expect(outcome.status == 2)
      #expect(outcome.complaints.contains(complaint))
    }
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
    let drawn = arguments + ["--cases", "20", "--steps", "5", "--statistics"]
    let few = try await Tool.run(drawn + ["--seed", "3"])
    #expect(few.status == 0)
    #expect(few.output.contains("\(subject)  notifications.block-1: 10 runs, "))
    #expect(few.output.contains("  launch "))
    #expect(try await Tool.run(drawn + ["--seed", "3"]) == few)
    let others = try await Tool.run(drawn + ["--seed", "4"])
    #expect(others.output != few.output)
  }
}
