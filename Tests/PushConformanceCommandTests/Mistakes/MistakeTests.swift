import ConformanceTestSupport
import Testing

@Suite("The output of payload check on a hundred mistakes is on file")
struct MistakeTests {
  @Test(arguments: MistakeGroup.all)
  func isTold(_ group: MistakeGroup) async throws {
    var transcript = ""
    for mistake in group.mistakes {
      let scratch = try Scratch()
      try scratch.write(mistake.body, to: "push.json")
      let arguments = ["payload", "check", "push.json"] + mistake.arguments
      let outcome = try await Tool.run(arguments, in: scratch)
      transcript += """
        # \(mistake.name)
        \(mistake.legibleBody)
        $ push-conformance \(arguments.map(quoted).joined(separator: " "))
        \(outcome.output)\(outcome.complaints)→ \(outcome.status)


        """
    }
    Snapshot.expect(String(transcript.dropLast()), named: "mistakes.\(group.name).txt")
  }

  @Test("There are a hundred mistakes with unique names")
  func names() {
    let names = MistakeGroup.all.flatMap(\.mistakes).map(\.name)
    #expect(names.count == 100)
    #expect(Set(names).count == 100)
    #expect(Set(MistakeGroup.all.map(\.name)).count == MistakeGroup.all.count)
  }

  private func quoted(_ argument: String) -> String {
    argument.contains(" ") ? "'\(argument)'" : argument
  }
}
