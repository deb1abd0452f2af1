import PushPayloads
import Testing

@Suite("explain")
struct ExplainTests {
  @Test(
    "A requirement, a payload rule and a rule about answers have clause, source and two examples",
    arguments: [
      "toast.active-receipt-shows-one", "aps.badge.not-a-number", "size.too-large",
      "response.timestamp-of-410", "provider-token.algorithm",
    ]
  )
  func members(id: String) async throws {
    let outcome = try await Tool.run("explain", id, "--format", "json")
    #expect(outcome.status == 0)
    let json = try JSONScanner.scan(Array(outcome.output.utf8)).get().value
    #expect(json[["id"]]?.string == id)
    for member in ["clause", "page", "sources", "bad", "good"] {
      #expect(json[[member]] != nil, "\(member)")
    }
  }

  @Test("The examples of a payload rule are commands, with the message of the bad one")
  func payload() async throws {
    let outcome = try await Tool.run("explain", "aps.badge.not-a-number")
    #expect(
      outcome.output.hasSuffix(
        """
        bad            The number of unread messages in quotes, which sets no badge
                       printf '%b' '{"aps":{"badge":"12"}}' | push-conformance payload check - --push-type alert
                       The badge is "12", a string; iOS ignores it, because a number is expected. Write 12 \
        without quotes.
        good           A badge of 0, which removes the number from the icon
                       printf '%b' '{"aps":{"badge":0}}' | push-conformance payload check - --push-type alert

        """
      )
    )
  }

  @Test("A rule that is not checked has its reason and no example")
  func untestable() async throws {
    let outcome = try await Tool.run("explain", "client.completion-once")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nreason    It is about what the system and the app do"))
    #expect(!outcome.output.contains("\nbad "))
  }

  @Test("An unknown name is refused, with the nearest ones")
  func unknown() async throws {
    let outcome = try await Tool.run("explain", "response.timestamp-of-41")
    #expect(outcome.status == 2)
    #expect(
      outcome.complaints.hasPrefix(
        """
        push-conformance: there is no requirement and no rule 'response.timestamp-of-41'; \
        nearest: response.timestamp-of-410,
        """
      )
    )
  }
}
